/* An ordinary small C program: the floor of what starting a process costs. */
#include <stdio.h>

int main(void) {
  puts("hello, world");
  return 0;
}
