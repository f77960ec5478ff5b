import { nextStepOf } from './nextStep';

const documents = [
  { code: 'PASSPORT', state: 'READY' },
  { code: 'FUNDS', state: 'TODO' },
  { code: 'COE', state: 'COLLECTING' },
  { code: 'ENGLISH', state: 'NOT_APPLICABLE' },
] as const;

describe('the next step', () => {
  it('is to wait while others check', () => {
    for (const status of ['AWAITING_GUARDIAN', 'SUBMITTED', 'PROCESSING', 'VISA_APPLIED', 'VISA_REFUSED'] as const)
      expect(nextStepOf(status, documents)).toEqual({ status, document: null, leadsTo: null });
  });

  it('is the document that was begun, then the first that was not, once there is a place', () => {
    expect(nextStepOf('ACCEPTED', documents)).toMatchObject({ document: 'COE', leadsTo: 'CHECKLIST' });
    expect(nextStepOf('DEFERRED', documents)).toMatchObject({ document: 'COE', leadsTo: 'CHECKLIST' });
    expect(nextStepOf('VISA_PREPARATION', documents.slice(0, 2))).toMatchObject({ document: 'FUNDS' });
  });

  it('is no document when all are done', () => {
    expect(nextStepOf('VISA_PREPARATION', documents.slice(0, 1))).toMatchObject({
      document: null,
      leadsTo: 'CHECKLIST',
    });
  });

  it('is another search when it has ended', () => {
    expect(nextStepOf('REJECTED', documents)).toEqual({ status: 'REJECTED', document: null, leadsTo: 'SEARCH' });
  });
});
