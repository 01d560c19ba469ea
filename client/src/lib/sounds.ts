/** Four short sounds, made of plain tones. */
import type { Signal } from "./alert-for-change";

/** A tone: hertz, when it begins, how long it rings (seconds), and its loudness. */
type Tone = [hertz: number, begins: number, rings: number, loud: number];

export const TONES: Record<Signal, Tone[]> = {
  turn: [
    [587.33, 0, 0.22, 0.16],
    [880, 0.12, 0.34, 0.16],
  ],
  move: [[329.63, 0, 0.09, 0.1]],
  refused: [
    [196, 0, 0.16, 0.14],
    [174.61, 0.09, 0.22, 0.14],
  ],
  end: [
    [523.25, 0, 0.3, 0.12],
    [659.25, 0.14, 0.3, 0.12],
    [783.99, 0.28, 0.6, 0.14],
  ],
};

let context: AudioContext | null = null;

export function sound(signal: Signal): void {
  context ??= new AudioContext();
  // A browser keeps silent until the page has been touched.
  void context.resume();
  for (const tone of TONES[signal]) ring(context, tone);
}

function ring(audio: AudioContext, [hertz, begins, rings, loud]: Tone): void {
  const start = audio.currentTime + begins;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + rings);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + rings);
}
