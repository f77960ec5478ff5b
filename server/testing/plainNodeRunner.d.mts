export type Answer = { readonly type: string; readonly workerData: Readonly<Record<string, unknown>> };
export declare function channelFor(workerData: Readonly<Record<string, unknown>>): {
  readonly onMessage: (listener: (answer: Answer) => void) => void;
  readonly postMessage: (message: unknown) => void;
};
