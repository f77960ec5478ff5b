/** Words of the titles of programs that do not say what is taught; without diacritics. */

/** Degrees and awards. */
export const DEGREE_WORDS: ReadonlySet<string> = new Set(
  (
    'bachelor bachelors master masters magister doctor doctoral doctorate phd dphil mphil diploma diplom certificate associate ' +
    'licentiate ba bs bsc bscn ma ms msc meng beng bfa mfa barch bcom mres aas'
  ).split(' '),
);

/** What is said of a course of studies whatever its subject. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  (
    'honours honors hons honour degree degrees level first graduate graduates undergraduate postgraduate advanced applied professional general other related services studies ' +
    'programme program programmes programs doctoral course courses qualifying coursework thesis extended exit only standard pass single joint dual double combined ' +
    'i ii iii iv v full part time online transfer major majors minor specific'
  ).split(' '),
);

/** Before a subject these say how far it reaches, unless they begin the name of another one (`international relations`): `Global Logistics` is logistics. */
export const WORLDWIDE_WORDS: ReadonlySet<string> = new Set(['international', 'global']);

/** Subjects that are said together with another one and do not turn it into something else: nursing science, hotel management, food technology. */
export const MODEST_SUBJECTS: readonly string[] = [
  'management',
  'technology',
  'science',
  'sciences',
  'research',
  'engineering',
  'human centered',
];
