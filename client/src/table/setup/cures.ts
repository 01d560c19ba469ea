/** What can be done about a problem of a position: offered by name, done only if it is chosen. */
import { valueIn, withValue, type Form } from "../../lib/position-fields";
import type { Fact, Fault } from "../../lib/server-types";

export interface Cure {
  /** What it does, as its button says it. */
  says: string;
  form: Form;
}

/** A number among the facts of a fault. */
export function numberIn({ phrase }: Fault, name: string): number {
  const fact = phrase.facts[name];
  return typeof fact === "number" ? fact : 0;
}

/** The seat that a fault speaks of. */
export function seatIn({ phrase }: Fault, name = "who"): number | null {
  const fact = phrase.facts[name] as Fact | undefined;
  return typeof fact === "object" && "type" in fact && fact.type === "person" ? fact.seat : null;
}

/** What only says yes, or only counts, is right where it is left out: faults by the messages that name them. */
export function leftOut(form: Form, fault: Fault, keys: readonly string[], say: (field: string) => string): Cure[] {
  if (!keys.includes(fault.phrase.key) || !valueIn(form, fault.field)) return [];
  return [{ says: say(fault.field), form: withValue(form, fault.field, null) }];
}

/** Whether the text could not be read at all, from that place on. */
export function isMisread({ phrase }: Fault): boolean {
  return phrase.key === "position-misread";
}
