import { readablePhone } from '../../../../schema/rules/readablePhone';
import { useFormat } from '../../../kernel/format/useFormat';
import type { MaskedProps } from '../../../kernel/graphql/masked';
import { useText } from '../../../kernel/i18n/useText';
import { LinkButton } from '../../../kernel/mui/Button';
import { Panel } from '../../../kernel/mui/Panel';
import { Row, Rows } from '../../../kernel/mui/Rows';
import type { ProfileSent_ProfileFragment } from './ProfileSent.gql';
import styles from '../applications.module.css';

type Props = { readonly profile: ProfileSent_ProfileFragment };

/** What advisors see of the profile with the application: filled in there already, and corrected there. */
export function ProfileSent(masked: MaskedProps<Props>) {
  const { profile } = masked as Props;
  const t = useText();
  const format = useFormat();
  const { currentLevel, gpa, englishCert, studyLevelWanted, budget } = profile;
  const rows = [
    ['fullName', profile.fullName],
    ['email', profile.email],
    ['phone', readablePhone(profile.phone)],
    ['school', profile.currentSchoolOrCompany],
    ['level', currentLevel && t(`currentLevel.${currentLevel}`)],
    ['gpa', gpa && t('apply.gpa', { value: format.number(gpa.value), scale: t(`gpaScale.${gpa.scale}`) })],
    [
      'english',
      englishCert &&
        t('apply.english', {
          test: t(`englishTest.${englishCert.test}`),
          overall: format.testScore(englishCert.overall),
          takenOn: englishCert.takenOn ? format.day(englishCert.takenOn) : '',
          isDated: String(englishCert.takenOn !== null),
        }),
    ],
    ['degree', studyLevelWanted && t(`award.${studyLevelWanted}`)],
    ['major', profile.majorAbroad],
    ['budget', budget && format.money(budget)],
  ] as const;
  const missing = rows.filter(([, value]) => !value).map(([field]) => t(`apply.field.${field}`));
  return (
    <Panel
      title={t('apply.profile')}
      lead={t('apply.profileLead')}
      action={
        <LinkButton to="/profile/details" variant="secondary" size="small">
          {t('apply.editProfile')}
        </LinkButton>
      }
    >
      <Rows>
        {rows.map(([field, value]) =>
          value ? (
            <Row key={field} label={t(`apply.field.${field}`)}>
              {value}
            </Row>
          ) : null,
        )}
      </Rows>
      {missing.length > 0 ? <p className={styles.quiet}>{t('apply.missing', { fields: missing.join(', ') })}</p> : null}
    </Panel>
  );
}
