/** Where somebody is from who is not from Vietnam: words of asking, and among scholarships whom they are for. */
const NATIONALS =
  'indian | nigerian | pakistani | bangladeshi | nepali | nepalese | sri lankan | ghanaian | kenyan | ugandan | ethiopian | egyptian | moroccan | cameroonian | zimbabwean | south african | african | filipino | indonesian | malaysian | thai | chinese | taiwanese | japanese | korean | mongolian | cambodian | laotian | burmese | iranian | turkish | brazilian | mexican | colombian | latin american'.split(
    ' | ',
  );
const COUNTRIES =
  'india | nigeria | pakistan | bangladesh | nepal | sri lanka | ghana | kenya | uganda | ethiopia | egypt | morocco | cameroon | zimbabwe | south africa | africa | the philippines | philippines | indonesia | malaysia | thailand | china | taiwan | japan | korea | mongolia | cambodia | laos | myanmar | iran | turkey | brazil | mexico | colombia | latin america'.split(
    ' | ',
  );
/** Their governments give scholarships to others. */
const GIVERS: ReadonlySet<string> = new Set('japan korea china taiwan thailand malaysia indonesia turkey'.split(' '));
const PEOPLE = 'student | students | citizens | nationals | applicants'.split(' | ');

/** Of a student, not of what is studied: `Indian students`, `I am from Nigeria`, not `Indian history`. */
const saidOf = (nationals: readonly string[], countries: readonly string[]): string[] => [
  ...nationals.flatMap(national => [
    ...PEOPLE.flatMap(people => [`${national} ${people}`, `for ${national} ${people}`]),
    `for ${national}s`,
    `i am ${national}`,
    `im ${national}`,
  ]),
  ...countries.filter(country => !GIVERS.has(country)).map(country => `from ${country}`),
  ...countries.flatMap(country =>
    [
      'student from',
      'students from',
      'for students from',
      'for a student from',
      'i am from',
      'im from',
      'we are from',
    ].map(from => `${from} ${country}`),
  ),
];

export const FROM_ELSEWHERE: readonly string[] = saidOf(NATIONALS, COUNTRIES);
export const FROM_VIETNAM: readonly string[] = saidOf(['vietnamese'], ['vietnam', 'viet nam']);
