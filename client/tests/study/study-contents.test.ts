import { describe, expect, it } from "vitest";
import { ONLY_POSITION, withMove, withNotes } from "../../src/study/lines-tried";
import { inFile, inHash, studyFile, studyLink, type StudyContents } from "../../src/study/study-contents";

const position = "kensington/piatnik/2;facades=+H2@1,^C3/1@0&-;turn=a";
const tried = withMove(withMove(ONLY_POSITION, 0, "++"), 1, "a2=1");
const noted = withNotes(tried, 2, { comment: "<b>why?</b> &lines=", arrows: [{ from: "a1", to: "b2" }] });
const study: StudyContents = { position, lines: noted, at: 2 };
const hashOf = (path: string): string => new URL(path, "http://a.example").hash;
const hash = (lines: unknown, at: unknown = 0): string =>
  `#${encodeURIComponent(position)}&lines=${encodeURIComponent(JSON.stringify({ at, lines }))}`;

describe("a study in a link", () => {
  it("comes back as it was, with lines, comments and arrows", () => {
    expect(inHash(hashOf(studyLink(study)))).toEqual(study);
  });

  it("keeps the names of those who played, in a link and in a file", () => {
    for (const lines of [ONLY_POSITION, noted]) {
      const played = { position, lines, at: 0, names: ["Zoé & Co", "Bob"] };
      expect(inHash(hashOf(studyLink(played)))).toEqual(played);
      expect(inFile(studyFile(played))).toEqual(played);
    }
    expect(inHash(`#${encodeURIComponent(position)}&names=${encodeURIComponent("[1]")}`)).toEqual({
      position,
      lines: ONLY_POSITION,
      at: 0,
    });
  });

  it("is a bare position where nothing was tried", () => {
    const bare = { position, lines: ONLY_POSITION, at: 0 };
    expect(studyLink(bare)).not.toContain("lines");
    expect(inHash(hashOf(studyLink(bare)))).toEqual(bare);
    expect(inHash("")).toBeNull();
  });

  it.each([
    ["no list", hash({})],
    ["nothing", hash([])],
    ["an entry that is none", hash([[-1, ""], 5])],
    [
      "a move that follows a later one",
      hash([
        [-1, ""],
        [2, "a"],
        [1, "b"],
      ]),
    ],
    [
      "a move that follows itself",
      hash([
        [-1, ""],
        [1, "a"],
      ]),
    ],
    ["a position that follows something", hash([[0, ""]])],
    ["a place that is not there", hash([[-1, ""]], 3)],
    [
      "a move too long",
      hash([
        [-1, ""],
        [0, "m".repeat(41)],
      ]),
    ],
    ["a comment too long", hash([[-1, "", "c".repeat(281)]])],
    ["too many arrows", hash([[-1, "", "", Array.from({ length: 13 }, () => ["a1", "b1"])]])],
    ["an arrow to nowhere", hash([[-1, "", "", [["a1", "<svg>"]]]])],
    ["too many moves", hash([[-1, ""], ...Array.from({ length: 121 }, () => [0, "m"])])],
    ["a line too long", hash([[-1, ""], ...Array.from({ length: 61 }, (_, i) => [i, "m"])])],
    ["something cut off", hash([[-1, ""]]).slice(0, -4)],
    ["something endless", `#${"a".repeat(20_000)}`],
    ["no text at all", "#%E0%A4%A"],
  ])("is refused where it holds %s", (_, said) => {
    expect(inHash(said)).toBe("study-bad-link");
  });
});

describe("a study in a file", () => {
  it("comes back as it was", () => {
    expect(inFile(studyFile(study))).toEqual(study);
  });

  it("is told apart from other files", () => {
    expect([inFile("{}"), inFile("sunrise/lane/2;turn=a"), inFile("[1]"), inFile("")]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(inFile(`{"kind":"faubourg-study","x":"${"y".repeat(300_000)}"}`)).toBeNull();
  });

  it("is refused where it is damaged, or of a later kind", () => {
    const damaged = JSON.stringify({ ...(JSON.parse(studyFile(study)) as object), lines: 5 });
    const later = studyFile(study).replace('"version": 1', '"version": 2');
    expect([inFile(damaged), inFile(later)]).toEqual(["study-bad-file", "study-bad-file"]);
  });
});
