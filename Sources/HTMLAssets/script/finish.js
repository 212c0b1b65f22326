// All slices are there: begin.
begin();
show("survey");
run("start");
byId("scriptless").remove();
