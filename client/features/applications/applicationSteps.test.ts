import { stepsOf } from './applicationSteps';

const submitted = { status: 'SUBMITTED', at: '2026-10-05T14:47:00Z' } as const;
const processing = { status: 'PROCESSING', at: '2026-10-12T02:12:00Z' } as const;
const withdrawn = { status: 'WITHDRAWN', at: '2026-10-20T02:12:00Z' } as const;

describe('the steps of an application', () => {
  it('are five, with the day of each that was reached', () => {
    expect(stepsOf('PROCESSING', [submitted, processing])).toEqual({
      steps: [
        submitted,
        processing,
        { status: 'ACCEPTED', at: null },
        { status: 'VISA_PREPARATION', at: null },
        { status: 'VISA_APPLIED', at: null },
      ],
      current: 1,
    });
  });

  it('end where the application ended', () => {
    expect(stepsOf('WITHDRAWN', [submitted, processing, withdrawn])).toEqual({
      steps: [submitted, processing, withdrawn],
      current: 2,
    });
  });
});
