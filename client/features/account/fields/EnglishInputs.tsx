import {
  ENGLISH_SECTIONS,
  ENGLISH_TESTS,
  ENGLISH_TEST_SCALES,
  type EnglishTest,
} from '../../../../schema/rules/catalogue.values';
import { useFormat } from '../../../kernel/format/useFormat';
import { DateInput } from '../../../kernel/forms/DateInput';
import { SelectInput } from '../../../kernel/forms/SelectInput';
import { TextInput } from '../../../kernel/forms/TextInput';
import { useText } from '../../../kernel/i18n/useText';
import styles from '../account.module.css';
import type { InputsProps } from './profileInput';

const isTest = (text: string): text is EnglishTest => ENGLISH_TESTS.some(name => name === text);

/**
 * A certificate with the range and the steps of its own test; score and day appear once a test is chosen. Nothing while marks wait for a guardian: the notice
 * beside the grades speaks of both.
 */
export function EnglishInputs<Output>({ form, isLocked }: InputsProps<Output> & { readonly isLocked: boolean }) {
  const t = useText();
  const format = useFormat();
  const test = form.fields.watch('englishCert.test');
  const scale = isTest(test) ? ENGLISH_TEST_SCALES[test] : null;
  if (isLocked) return null;
  return (
    <>
      <SelectInput
        form={form}
        name="englishCert.test"
        label={t('profile.field.englishCert')}
        placeholder={t('profile.noTest')}
        isOptional
        options={ENGLISH_TESTS.map(value => ({ value, label: t(`englishTest.${value}`) }))}
      />
      {scale ? (
        <div className={styles.pair}>
          <TextInput
            form={form}
            name="englishCert.overall"
            label={t('profile.englishOverall')}
            hint={t('profile.englishHint', {
              min: format.number(scale.min),
              max: format.number(scale.max),
              step: format.number(scale.step),
            })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
          />
          <DateInput form={form} name="englishCert.takenOn" label={t('profile.englishTakenOn')} isOptional />
        </div>
      ) : null}
      {scale ? (
        <fieldset className={styles.pair}>
          <legend>{t('profile.englishSections')}</legend>
          {ENGLISH_SECTIONS.map(section => (
            <TextInput
              key={section}
              form={form}
              name={`englishCert.${section}`}
              label={t(`profile.section.${section}`)}
              isOptional
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
            />
          ))}
        </fieldset>
      ) : null}
    </>
  );
}
