import { readScores, readTiming, type TraceEvent } from './reading';

type Reading = Parameters<typeof readTiming>[0];
type Audit = Reading['audits'][string];

const audit = (id: string, values: Partial<Audit>): Audit => ({
  id,
  title: id,
  description: '',
  score: null,
  scoreDisplayMode: 'numeric',
  ...values,
});

const URL = 'http://localhost/';
const event = (name: string, values: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  pid: 1,
  tid: 1,
  ts: 100,
  args: {},
  ...values,
});
const navigation = event('navigationStart', { args: { data: { documentLoaderURL: URL } } });
const lasting = (name: string, ms: number, values: Partial<TraceEvent> = {}) =>
  event(name, { dur: ms * 1000, tdur: ms * 1000, ...values });
const task = (ms: number, values: Partial<TraceEvent> = {}) => lasting('RunTask', ms, values);

const result = (): Reading => ({
  mainDocumentUrl: URL,
  audits: {
    'largest-contentful-paint': audit('largest-contentful-paint', { numericValue: 1234.5, score: 0.9 }),
    'cumulative-layout-shift': audit('cumulative-layout-shift', { numericValue: 0, score: 1 }),
    'is-crawlable': audit('is-crawlable', { score: 0 }),
    'unused-javascript': audit('unused-javascript', { score: 0.4 }),
    'structured-data': audit('structured-data', { score: null }),
  },
  categories: {
    performance: {
      score: 0.964,
      auditRefs: [
        { id: 'largest-contentful-paint', weight: 25 },
        { id: 'cumulative-layout-shift', weight: 25 },
        { id: 'unused-javascript', weight: 0 },
      ],
    },
    seo: {
      score: 0.66,
      auditRefs: [
        { id: 'is-crawlable', weight: 4 },
        { id: 'structured-data', weight: 1 },
      ],
    },
    accessibility: { score: null, auditRefs: [] },
  },
});

describe('readScores', () => {
  it('reads each category as a whole number, with the audits that cost something', () => {
    const scores = readScores(result());

    expect(scores.performance).toEqual({ score: 96, deductions: [{ audit: 'largest-contentful-paint', score: 0.9 }] });
    expect(scores.seo).toEqual({ score: 66, deductions: [{ audit: 'is-crawlable', score: 0 }] });
  });

  it('leaves out what was not measured', () => {
    expect(Object.keys(readScores(result()))).toEqual(['performance', 'seo']);
  });
});

describe('readTiming', () => {
  const read = (...events: TraceEvent[]) => readTiming(result(), [navigation, ...events]);

  it('counts of each task what goes beyond 50 ms of CPU, over the whole load', () => {
    expect(read(task(120), task(51), task(50), task(10))).toEqual({
      paint: 1234.5,
      shift: 0,
      blocked: 71,
      longestTask: 120,
      longestScript: 0,
    });
  });

  it('knows a load without long tasks', () => {
    expect(read()).toMatchObject({ blocked: 0, longestTask: 0 });
  });

  it('counts neither other threads and processes, nor what was before the navigation, nor parts of a task', () => {
    expect(
      read(task(200, { tid: 2 }), task(200, { pid: 2 }), task(200, { ts: 99 }), lasting('FunctionCall', 200)),
    ).toMatchObject({ blocked: 0, longestTask: 0, longestScript: 0 });
  });

  it('tells what scripts took of one task from what the browser did by itself', () => {
    const at = (ms: number) => ({ ts: 100 + ms * 1000 });
    const first = [
      task(200),
      lasting('Layout', 150),
      lasting('EvaluateScript', 10, at(150)),
      lasting('RunMicrotasks', 20, at(170)),
    ];
    // What a script calls, and the layout that it asks for, are part of it; a pause of the thread is none.
    const second = [
      task(90, { ...at(300), dur: 200_000 }),
      lasting('v8.callFunction', 80, { ...at(300), dur: 190_000 }),
      lasting('FunctionCall', 80, { ...at(300), dur: 190_000 }),
      lasting('FunctionCall', 60, at(310)),
      lasting('Layout', 50, at(310)),
    ];

    expect(read(...first)).toMatchObject({ longestTask: 200, longestScript: 30 });
    expect(read(...first, ...second)).toMatchObject({ longestTask: 200, longestScript: 80 });
  });

  it('says what was not measured instead of taking it for nothing', () => {
    const { 'largest-contentful-paint': _paint, ...audits } = result().audits;

    expect(() => readTiming({ ...result(), audits }, [navigation])).toThrow(
      'Lighthouse did not measure largest-contentful-paint',
    );
    expect(() => readTiming(result(), [task(10)])).toThrow(`The trace knows nothing of ${URL}`);
  });
});
