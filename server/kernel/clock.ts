/** Where time comes from: rooms take it as a dependency, so that tests can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
