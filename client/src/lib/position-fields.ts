/** A position's page taken apart into its fields, to be filled in one by one, and put together again. */
import type { Fault } from "../lib/server-types";

export interface Field {
  name: string;
  /** One row to a line. */
  value: string;
}

export interface Form {
  heading: string;
  fields: Field[];
}

const NAMED = /^([a-z_]+)\s*[:=](.*)$/;

/** Remarks, such as pictures, are left out: they are for eyes only. */
export function formOf(page: string): Form {
  const [heading = "", ...lines] = page.split("\n").filter((line) => line.trim() && !line.trim().startsWith("#"));
  const fields: Field[] = [];
  for (const line of lines) {
    const [, name, value = ""] = NAMED.exec(line) ?? [];
    const last = fields.at(-1);
    if (name) fields.push({ name, value: value.trim() });
    else if (last) last.value = [last.value, line.trim()].filter(Boolean).join("\n");
  }
  return { heading: heading.trim(), fields };
}

export interface Written {
  text: string;
  /** Where each field begins; those that are left empty are left out. */
  starts: { name: string; at: number }[];
}

export function textOf({ heading, fields }: Form): Written {
  const starts: Written["starts"] = [];
  let text = `${heading}\n`;
  for (const { name, value } of fields) {
    const rows = value
      .split("\n")
      .map((row) => row.trim())
      .filter(Boolean);
    if (!rows.length) continue;
    starts.push({ name, at: text.length });
    text += rows.length === 1 ? `${name}: ${rows[0]}\n` : `${name}:\n${rows.map((row) => `  ${row}\n`).join("")}`;
  }
  return { text, starts };
}

/** The field that a fault belongs to: the one it names, or the one where it is; none for the heading. */
export function fieldOf({ field, at }: Pick<Fault, "field" | "at">, { starts }: Written): string | null {
  const named = starts.find(({ name }) => name === field);
  return (named ?? starts.findLast((each) => each.at <= at))?.name ?? null;
}

export function valueIn({ fields }: Form, name: string): string {
  return fields.find((field) => field.name === name)?.value ?? "";
}

/** The rows of a field, but for empty ones. */
export function rowsIn(form: Form, name: string): string[] {
  return valueIn(form, name)
    .split(/[\n&]/)
    .map((row) => row.trim())
    .filter(Boolean);
}

/** The words of a row; a dash alone stands for none. */
export function wordsOf(row: string): string[] {
  const words = row.split(/[\s,]+/).filter(Boolean);
  return words.length === 1 && words[0] === "-" ? [] : words;
}

export function rowOf(words: readonly string[]): string {
  return words.join(" ") || "-";
}

/** With another value in a field; null leaves it out. */
export function withValue(form: Form, name: string, value: string | null): Form {
  const others = form.fields.filter((field) => field.name !== name);
  if (value === null) return { ...form, fields: others };
  if (others.length === form.fields.length) return { ...form, fields: [...others, { name, value }] };
  return { ...form, fields: form.fields.map((field) => (field.name === name ? { name, value } : field)) };
}

/** With other rows in a field, each of so many words; the field is left out where no row has any. */
export function withRows(form: Form, name: string, rows: readonly (readonly string[])[]): Form {
  return withValue(form, name, rows.some((words) => words.length) ? rows.map(rowOf).join("\n") : null);
}

/** A word of a field: where a text that cannot be read goes wrong. */
export interface WordPlace {
  field: string;
  row: number;
  word: number;
}

export function wordAt({ at }: Pick<Fault, "at">, { text, starts }: Written): WordPlace | null {
  const start = starts.findLast((each) => each.at <= at);
  if (!start) return null;
  const before = text.slice(start.at + start.name.length + 1, at);
  const lines = before.split("\n");
  const row = Math.max(0, lines.length - 2);
  return { field: start.name, row, word: (lines.at(-1) ?? "").split(/[\s,]+/).filter(Boolean).length };
}
