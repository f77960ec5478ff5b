import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { useFormat } from '../../kernel/format/useFormat';
import { Section } from '../../kernel/ui/Section';
import type { RelatedInstitutions_InstitutionFragment } from './RelatedInstitutions.gql';
import { Tile, Tiles } from './Tiles';
import styles from './rows.module.css';

type Props = { readonly institutions: readonly RelatedInstitutions_InstitutionFragment[] };

export function RelatedInstitutions(masked: MaskedProps<Props>) {
  const { institutions } = masked as Props;
  const t = useText();
  const format = useFormat();
  if (institutions.length === 0) return null;
  return (
    <Section title={t('catalogue.related')} className={styles.three}>
      <Tiles>
        {institutions.map(({ id, slug, name, city, destination, programCount }) => (
          <Tile key={id} to={`/schools/${slug}`} title={name} owner={name} destination={destination}>
            {city} · {t('cards.programCount', { count: programCount, shown: format.number(programCount) })}
          </Tile>
        ))}
      </Tiles>
    </Section>
  );
}
