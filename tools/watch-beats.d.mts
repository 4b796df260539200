export interface BeatWatch {
  heard(): void;
  /** from now on it answers requests, and silence is not borne as long */
  serving(): void;
  end(): void;
}

export const beatEvery: number;
export function watchBeats(most: number, onSilence: () => void): BeatWatch;
