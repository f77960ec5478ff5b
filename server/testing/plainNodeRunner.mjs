/**
 * The runner of tests on plain Node, in which each worker is answered by itself. As published, whoever asks first for what all workers need to know is answered
 * together with all others; a slower worker does not listen yet, asks when its turn comes, and waits for ever.
 */
import { createRunner } from 'jest-light-runner';

const QUESTION = 'jest-light-runner-get-worker-data';
const ANSWER = 'jest-light-runner-worker-data';

/** Between a worker and the runner while it works on one file. */
export function channelFor(workerData) {
  let answer = () => undefined;
  return {
    onMessage(listener) {
      answer = listener;
    },
    postMessage(message) {
      if (message === QUESTION) answer({ type: ANSWER, workerData });
    },
  };
}

export default class PlainNodeRunner extends createRunner({ runtime: 'child_process' }) {
  _runTest(test) {
    const { config } = test.context;
    const isFirst = !this._testRunners.has(config);
    const result = super._runTest(test);
    if (isFirst && this._runtime === 'child_process') {
      const runner = this._testRunners.get(config);
      const workerData = { globalConfig: this._globalConfig, projectConfig: config, runtime: this._runtime };
      // The first file has the channel of the package, to which no other listens then.
      runner.run = ({ path }) => runner.pool.run(path, { channel: channelFor(workerData) });
    }
    return result;
  }
}
