#!/usr/bin/env node
// Takes the move with most points; when the rules refuse one, the next. It says what it thinks.
import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
const bestFirst = (moves) => moves.toSorted((one, other) => other.points - one.points);

let left = []; // what it would play, best first

function play() {
  const advice = left.slice(0, 3).map(({ text, points }) => ({ move: text, value: points }));
  say({ move: left[0].text, advice });
}

const answers = {
  hello: () => say({ protocol: 1 }),
  move: ({ moves }) => {
    left = bestFirst(moves);
    play();
  },
  refused: () => {
    left.shift();
    play();
  },
  over: ({ outcome }) => console.error("places:", outcome?.places.join(" ") ?? "none"),
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  answers[message.type]?.(message);
}
