import { channelFor } from './plainNodeRunner.mjs';

it('each worker is answered when it asks itself, however late', () => {
  const heard: string[] = [];
  const [askEarly, askLate] = ['early', 'late'].map(name => {
    const { onMessage, postMessage: ask } = channelFor({ name });
    onMessage(({ type, workerData }) => heard.push(`${type} ${String(workerData['name'])}`));
    return ask;
  });
  askEarly?.('jest-light-runner-get-worker-data');
  askEarly?.('anything else');
  expect(heard).toEqual(['jest-light-runner-worker-data early']);
  askLate?.('jest-light-runner-get-worker-data');
  expect(heard).toEqual(['jest-light-runner-worker-data early', 'jest-light-runner-worker-data late']);
});
