import type { Masked } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { LinkButton } from '../../kernel/ui/Button';
import { Card } from '../../kernel/ui/Card';
import { CIRCLE, Drawing, Icon } from '../../kernel/ui/Icon';
import { Section } from '../../kernel/ui/Section';
import { OperatorFigures } from './OperatorFigures';
import type { OperatorFigures_FigureFragment } from './OperatorFigures.gql';
import styles from './home.module.css';

const partners = [
  {
    picture: <Icon name="building" />,
    to: '/partners#institutions',
    title: 'home.partnerInstitution',
    body: 'home.partnerInstitutionBody',
    points: ['home.partnerInstitution1', 'home.partnerInstitution2'],
    action: 'home.partnerInstitutionAction',
  },
  {
    picture: <Drawing path={`${CIRCLE}M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18`} />,
    to: '/partners#recruiters',
    title: 'home.partnerRecruiter',
    body: 'home.partnerRecruiterBody',
    points: ['home.partnerRecruiter1', 'home.partnerRecruiter2'],
    action: 'home.partnerRecruiterAction',
  },
] as const;

type Props = { readonly figures: readonly Masked<OperatorFigures_FigureFragment>[]; readonly source: string | null };

/** What the site offers to institutions and recruitment partners, and what the operator says of its network. */
export function Partners({ figures, source }: Props) {
  const t = useText();
  return (
    <Section title={t('home.partnersTitle')} lead={t('home.partnersLead')}>
      <div className={styles.partners}>
        {partners.map(({ picture, to, title, body, points, action }) => (
          <Card key={title} className={styles.partner}>
            <h3 className={styles.partnerTitle}>
              {picture}
              {t(title)}
            </h3>
            <p>{t(body)}</p>
            <ul className={styles.points}>
              {points.map(point => (
                <li key={point}>
                  <Icon name="check" />
                  <span>{t(point)}</span>
                </li>
              ))}
            </ul>
            <LinkButton to={to} variant="secondary" size="small" className={styles.partnerAction}>
              {t(action)}
              <Icon name="arrowRight" />
            </LinkButton>
          </Card>
        ))}
      </div>
      {figures.length > 0 ? <OperatorFigures figures={figures} source={source} /> : null}
    </Section>
  );
}
