import type { CompleteProfileValues } from '../../../schema/rules/account.rules';
import type { CompleteProfileInput } from '../../generated/types';

/** What the graph takes: a question that was not answered is null. Marks are left out while they wait for a guardian: what is stored stays. */
export const toCompleteInput = (
  {
    majorAbroad,
    fieldOfStudy,
    schoolDiploma,
    schoolEndYear,
    gpa,
    englishCert,
    budget,
    serviceInterest,
    referralChannel,
    ...required
  }: CompleteProfileValues,
  { areMarksLocked }: { readonly areMarksLocked: boolean },
): CompleteProfileInput => ({
  ...required,
  majorAbroad: majorAbroad ?? null,
  fieldOfStudy: fieldOfStudy ?? null,
  schoolDiploma: schoolDiploma ?? null,
  schoolEndYear: schoolEndYear ?? null,
  ...(areMarksLocked
    ? {}
    : {
        gpa: gpa ?? null,
        englishCert: englishCert
          ? {
              test: englishCert.test,
              overall: englishCert.overall,
              takenOn: englishCert.takenOn ?? null,
              listening: englishCert.listening ?? null,
              reading: englishCert.reading ?? null,
              writing: englishCert.writing ?? null,
              speaking: englishCert.speaking ?? null,
            }
          : null,
      }),
  budget: budget ?? null,
  serviceInterest: serviceInterest ?? null,
  referralChannel: referralChannel ?? null,
});
