/** The fields of the profile in words: what they are called, and what stands in them. */
import { GPA_SCALES } from '../../../schema/rules/account.values';
import { ENGLISH_SECTIONS } from '../../../schema/rules/catalogue.values';
import { readablePhone } from '../../../schema/rules/readablePhone';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import type { ProfileField, ProfileValues } from './profileFields';

export type FieldLabels = {
  readonly labelOf: (field: ProfileField) => string;
  /** Null when nothing is stored. */
  readonly textOf: (field: ProfileField, values: Partial<ProfileValues>) => string | null;
};

export function useFieldLabels(): FieldLabels {
  const t = useText();
  const format = useFormat();

  const writers: { readonly [Field in ProfileField]?: (value: NonNullable<ProfileValues[Field]>) => string } = {
    currentLevel: level => t(`currentLevel.${level}`),
    schoolDiploma: diploma => t(`schoolDiploma.${diploma}`),
    gpa: ({ value, scale }) => `${format.number(value)} / ${format.number(GPA_SCALES[scale].max)}`,
    englishCert: ({ test, overall, takenOn, ...rest }) => {
      const words = { test: t(`englishTest.${test}`), overall: format.testScore(overall) };
      const whole = takenOn
        ? t('profile.englishTextOn', { ...words, day: format.day(takenOn) })
        : t('profile.englishText', words);
      const sections = ENGLISH_SECTIONS.flatMap(section => {
        const score = rest[section];
        return typeof score === 'number' ? [`${t(`profile.section.${section}`)} ${format.testScore(score)}`] : [];
      });
      return [whole, ...sections].join(', ');
    },
    countryAbroad: code => t(`country.${code}`),
    preferredCountries: codes => codes.map(code => t(`country.${code}`)).join(', '),
    studyLevelWanted: level => t(`award.${level}`),
    targetLevel: level => t(`level.${level}`),
    fieldOfStudy: field => t(`field.${field}`),
    serviceInterest: service => t(`service.${service}`),
    budget: money => t('profile.budgetAYear', { sum: format.money(money) }),
    referralChannel: channel => t(`channel.${channel}`),
    guardianPhone: readablePhone,
  };

  function write<Field extends ProfileField>(field: Field, value: ProfileValues[Field] | undefined): string | null {
    if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
      return null;
    const writer: ((value: NonNullable<ProfileValues[Field]>) => string) | undefined = writers[field];
    return writer ? writer(value) : String(value);
  }

  return { labelOf: field => t(`profile.field.${field}`), textOf: (field, values) => write(field, values[field]) };
}
