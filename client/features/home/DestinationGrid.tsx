import { DESTINATIONS } from '../../../schema/rules/catalogue.values';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText, type MessageId } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { Card } from '../../kernel/ui/Card';
import { Section } from '../../kernel/ui/Section';
import { DestinationEmblem } from './DestinationEmblem';
import type { DestinationGrid_DestinationFragment } from './DestinationGrid.gql';
import styles from './home.module.css';

type Props = { readonly destinations: readonly DestinationGrid_DestinationFragment[] };

const links: readonly {
  readonly of: 'institutions' | 'programs' | 'scholarships';
  readonly page: string;
  readonly label: MessageId;
}[] = [
  { of: 'institutions', page: '/search-institution', label: 'home.destinationInstitutions' },
  { of: 'programs', page: '/search-program', label: 'home.destinationPrograms' },
  { of: 'scholarships', page: '/search-scholarship', label: 'home.destinationScholarships' },
];

/** The order of the filters and forms. */
const inOrder = (destinations: Props['destinations']) =>
  DESTINATIONS.flatMap(code => destinations.filter(({ destination }) => destination === code));

/** Every destination with its counts; each number links to the search it counts. */
export function DestinationGrid(masked: MaskedProps<Props>) {
  const { destinations } = masked as Props;
  const t = useText();
  const format = useFormat();
  return (
    <Section title={t('home.destinationsTitle')} lead={t('home.destinationsLead')}>
      <ul className={styles.destinations}>
        {inOrder(destinations).map(counts => (
          <Card as="li" key={counts.destination} className={styles.destination}>
            <DestinationEmblem destination={counts.destination} />
            <div>
              <h3>{t(`destination.${counts.destination}`)}</h3>
              <p className={styles.destinationNote}>{t(`home.destination.${counts.destination}`)}</p>
            </div>
            <ul className={styles.destinationLinks}>
              {links.map(({ of, page, label }) => (
                <li key={of}>
                  <AppLink to={`${page}?destination=${counts.destination}`}>
                    {t(label, { count: counts[of], formatted: format.number(counts[of]) })}
                  </AppLink>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
