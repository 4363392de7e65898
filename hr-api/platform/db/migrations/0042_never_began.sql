-- An employment that never began has no day: it ends on the day on which it begins. All that was accepted before is accepted still.
alter table employments drop constraint employments_span, add constraint employments_span check (valid_to >= valid_from);
