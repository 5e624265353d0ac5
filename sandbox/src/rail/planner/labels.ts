export const NEVER = 0x3fffffff;
/** Trains that a journey has at most: four changes. */
export const MOST_TRAINS = 5;

/** Where somebody came in: line, when its train started, and the places in it where they boarded and left. */
export interface Arrivals {
  line: Int32Array;
  start: Int32Array;
  boarded: Int32Array;
  alighted: Int32Array;
}

/** What a search knows after one more train. */
export interface Round {
  /** when another train can be taken, by station */
  ready: Int32Array;
  /** the train that came in at a station, if one did in this round */
  ride: Arrivals;
  /** the station where the train came in: the same, or one across town; -1 where this round brought nothing better */
  via: Int32Array;
}

/** Kept, and used again by the next search. */
export interface Labels {
  rounds: readonly Round[];
  /** arrival at the best of the targets, by the number of trains; the train is that of the round, if it brought one */
  target: Int32Array;
  targetRide: Arrivals;
  isMarked: Uint8Array;
  marked: Int32Array;
  /** lines to look at, with the first place where somebody may board */
  firstPlace: Int32Array;
  lineQueue: Int32Array;
  /** stations where trains of this round came in, and when they are ready there */
  reached: Int32Array;
  reachedReady: Int32Array;
}

function arrivals(count: number): Arrivals {
  return {
    line: new Int32Array(count),
    start: new Int32Array(count),
    boarded: new Int32Array(count),
    alighted: new Int32Array(count),
  };
}

export function makeLabels(stationCount: number, lineCount: number): Labels {
  return {
    rounds: Array.from({ length: MOST_TRAINS + 1 }, () => ({
      ready: new Int32Array(stationCount),
      ride: arrivals(stationCount),
      via: new Int32Array(stationCount),
    })),
    target: new Int32Array(MOST_TRAINS + 1),
    targetRide: arrivals(MOST_TRAINS + 1),
    isMarked: new Uint8Array(stationCount),
    marked: new Int32Array(stationCount),
    firstPlace: new Int32Array(lineCount).fill(-1),
    lineQueue: new Int32Array(lineCount),
    reached: new Int32Array(stationCount),
    reachedReady: new Int32Array(stationCount),
  };
}
