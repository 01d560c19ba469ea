import { describe, expect, it } from "vitest";
import {
  fieldOf,
  formOf,
  rowsIn,
  textOf,
  valueIn,
  withRows,
  withValue,
  wordAt,
  wordsOf,
} from "../../src/lib/position-fields";

const page = "sunrise/lane/2\n# a picture\ntown:\n  - . .\n  a1 . *\nhands: YR GB\n# another\nturn: a\n";

describe("the fields of a position", () => {
  it("are taken apart without remarks, and put together again", () => {
    const form = formOf(page);
    expect(form.heading).toBe("sunrise/lane/2");
    expect(form.fields[0]).toEqual({ name: "town", value: "- . .\na1 . *" });
    expect(textOf(form).text).toBe(page.replaceAll(/#.*\n/g, ""));
  });

  it("are left out where they are empty", () => {
    const { text } = textOf({ heading: "kensington/piatnik/2", fields: [{ name: "idle", value: " \n " }] });
    expect(text).toBe("kensington/piatnik/2\n");
  });

  it("carry the faults that name them, or that lie within them", () => {
    const written = textOf(formOf(page));
    const at = (what: string): number => written.text.indexOf(what);
    expect(fieldOf({ field: "hands", at: 0 }, written)).toBe("hands");
    expect(fieldOf({ field: "", at: at("a1") }, written)).toBe("town");
    expect(fieldOf({ field: "", at: at("turn") + 6 }, written)).toBe("turn");
    expect(fieldOf({ field: "", at: 3 }, written)).toBeNull();
  });
});

describe("a field", () => {
  const form = formOf(page);

  it("has rows, which may stand on one line", () => {
    expect(rowsIn(form, "town")).toEqual(["- . .", "a1 . *"]);
    expect(rowsIn(formOf("g/e/2\nstored: +H1&-\n"), "stored")).toEqual(["+H1", "-"]);
  });

  it("has words; a dash alone is none", () => {
    expect(wordsOf("a,b  c")).toEqual(["a", "b", "c"]);
    expect(wordsOf("-")).toEqual([]);
  });

  it("is changed, added or left out, and the others stay where they are", () => {
    expect(withValue(form, "turn", "b").fields.map(({ name }) => name)).toEqual(["town", "hands", "turn"]);
    expect(valueIn(withValue(form, "stage", "over"), "stage")).toBe("over");
    expect(withValue(form, "hands", null).fields.map(({ name }) => name)).toEqual(["town", "turn"]);
    expect(withRows(form, "town", [[], []]).fields.map(({ name }) => name)).toEqual(["hands", "turn"]);
    expect(valueIn(withRows(form, "town", [["a"], []]), "town")).toBe("a\n-");
  });

  it("tells which of its words a place in the text belongs to", () => {
    const written = textOf(form);
    const place = (word: string) => wordAt({ at: written.text.indexOf(word) }, written);
    expect(place("a1")).toEqual({ field: "town", row: 1, word: 0 });
    expect(place("GB")).toEqual({ field: "hands", row: 0, word: 1 });
    expect(wordAt({ at: 0 }, written)).toBeNull();
  });
});
