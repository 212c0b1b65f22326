/* Only pulls libyaml's events of every file named on standard input: the floor of what reading YAML
   costs, with which `surveyc check` is compared. */
#include <stdio.h>
#include <string.h>
#include <yaml.h>

int main(void) {
  char path[4096];
  static char bytes[1 << 22];
  unsigned long events = 0;
  while (fgets(path, sizeof path, stdin)) {
    path[strcspn(path, "\n")] = 0;
    FILE *file = fopen(path, "rb");
    if (!file) { perror(path); return 1; }
    size_t count = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    yaml_parser_t parser;
    yaml_parser_initialize(&parser);
    yaml_parser_set_input_string(&parser, (unsigned char *)bytes, count);
    for (int done = 0; !done;) {
      yaml_event_t event;
      if (!yaml_parser_parse(&parser, &event)) { fprintf(stderr, "%s: bad\n", path); return 1; }
      done = event.type == YAML_STREAM_END_EVENT;
      yaml_event_delete(&event);
      events++;
    }
    yaml_parser_delete(&parser);
  }
  printf("%lu events\n", events);
  return 0;
}
