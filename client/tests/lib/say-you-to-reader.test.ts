import { beforeAll, describe, expect, it } from "vitest";
import { phrase } from "../../src/lib/fluent-messages";
import { learn, say, speak } from "../../src/lib/i18n.svelte";
import { addressed, readerOf } from "../../src/lib/say-you-to-reader";
import type { Facts } from "../../src/lib/server-types";
import { TableClient } from "../../src/lib/table-client.svelte";
import { person } from "../../src/lib/victory-and-ties";
import { info, state } from "../support/table-messages";

describe("what is said about the reader", () => {
  beforeAll(() => Promise.all([speak("en"), learn("endings")]));

  const told = (key: string, facts: Facts, reader: number | null): string =>
    say(addressed(phrase(key, facts), reader), ["Ann", "Bob"]);

  it("says you where the sentence is about nobody else", () => {
    const facts = { who: person(0), pieces: 2 };
    expect(told("sunrise-ended-pieces", facts, 0)).toBe("You had 2 House pieces left at the end of your turn.");
    expect(told("sunrise-ended-pieces", facts, 1)).toBe("Ann had 2 House pieces left at the end of their turn.");
    expect(told("sunrise-ended-pieces", facts, null)).toContain("Ann");
  });

  it("names everybody where several are meant", () => {
    const facts = { pieces: 6, limit: 2 };
    expect(told("sunrise-end-pieces", { ...facts, who: [person(0)], number: 1 }, 0)).toContain("You have 6");
    const both = told("sunrise-end-pieces", { ...facts, who: [person(0), person(1)], number: 2 }, 0);
    expect(both).toContain("Ann and Bob each have 6");
  });

  it("keeps the name where there are no such words", () => {
    expect(told("victory", { who: person(0) }, 0)).toBe("Ann wins");
  });

  it("knows the reader by the one seat that is looked from", () => {
    const client = new TableClient("t");
    const at = (seat: number | null, mine: number[]): number | null => {
      client.state = state({ seat });
      client.info = info({ mine });
      return readerOf(client);
    };
    expect([at(1, [1]), at(0, [0, 1]), at(null, []), at(0, [])]).toEqual([1, null, null, null]);
  });
});
