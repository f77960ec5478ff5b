/** Admission requirements as text, each with its source. */
import { FactSource } from '../../kernel/facts/FactSource';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import type { Requirement_ItemFragment } from './Requirements.gql';
import { NothingPublished } from './NothingPublished';
import styles from './catalogue.module.css';

export function AdmissionRequirements({
  requirements,
}: {
  readonly requirements: readonly Requirement_ItemFragment[];
}) {
  const t = useText();
  const localized = useLocalized();
  if (requirements.length === 0) return <NothingPublished />;
  return (
    <ul className={styles.plainList}>
      {requirements.map(requirement => (
        <li key={`${requirement.level}-${requirement.text.en}`} className={styles.item}>
          {requirement.level ? <p className={styles.strong}>{t(`level.${requirement.level}`)}</p> : null}
          <p>{localized(requirement.text)}</p>
          <FactSource fact={requirement} label={t('catalogue.requirements')} />
        </li>
      ))}
    </ul>
  );
}
