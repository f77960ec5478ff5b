import { ItemActions } from '../../kernel/cards/ItemActions';
import { useEditionText } from '../../kernel/facts/FactEdition';
import { MoneyText } from '../../kernel/facts/MoneyText';
import { VndText } from '../../kernel/facts/VndText';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { Section } from '../../kernel/ui/Section';
import { EmptyState } from '../../kernel/ui/StateMessage';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import type { SimilarPrograms_ProgramFragment } from './SimilarPrograms.gql';
import { Tile, Tiles } from './Tiles';
import rows from './rows.module.css';
import styles from './tiles.module.css';

type Similar = SimilarPrograms_ProgramFragment['similar'];
type Props = { readonly program: SimilarPrograms_ProgramFragment };

/** The tab Similar Programs: each with its facts, and it can be saved and compared. */
export function SimilarPrograms(masked: MaskedProps<Props>) {
  const { program } = masked as Props;
  const t = useText();
  return (
    <Section
      title={t('catalogue.programTab.similar')}
      isTitleHidden
      lead={
        <>
          {t('catalogue.similarLead')} <MoreSimilar program={program} />
        </>
      }
    >
      {program.similar.length > 0 ? (
        <SimilarTiles programs={program.similar} isWhole />
      ) : (
        <EmptyState title={t('catalogue.noSimilar')} />
      )}
    </Section>
  );
}

const FIRST = 4;

/** The first of them below the facts. */
export function SimilarShort(masked: MaskedProps<Props>) {
  const { program } = masked as Props;
  const t = useText();
  if (program.similar.length === 0) return null;
  return (
    <Section title={t('catalogue.programTab.similar')} className={rows.headed}>
      <MoreSimilar program={program} />
      <SimilarTiles programs={program.similar.slice(0, FIRST)} />
    </Section>
  );
}

/** A search for the same field and level: in one country there may be no other. */
function MoreSimilar({ program: { field, level } }: Props) {
  const t = useText();
  return (
    <AppLink to={`/search-program?field=${field}&level=${level}`}>
      {t('catalogue.moreSimilar')}
      <VisuallyHidden>: {t('catalogue.programTab.similar')}</VisuallyHidden>
    </AppLink>
  );
}

type TilesProps = { readonly programs: Similar; readonly isWhole?: boolean };

function SimilarTiles({ programs, isWhole = false }: TilesProps) {
  const t = useText();
  const format = useFormat();
  const editionText = useEditionText();
  return (
    <Tiles>
      {programs.map(({ id, slug, title, institution, firstYearTuition: tuition, duration, ...program }) => {
        const { name, destination } = institution;
        return (
          <Tile key={id} to={`/programs/${slug}`} title={title} owner={name} destination={destination}>
            <p>{name}</p>
            {isWhole ? (
              <p>
                {t(`award.${program.award}`)}
                {duration ? ` · ${format.duration(duration.value)}` : null}
              </p>
            ) : null}
            {tuition ? (
              <p className={styles.price}>
                <MoneyText money={tuition} /> <VndText vnd={program.firstYearTuitionInVnd} />
                {' · '}
                <small>{editionText(tuition)}</small>
              </p>
            ) : (
              <p>{t('catalogue.tuitionUnknown')}</p>
            )}
            {isWhole ? (
              <ItemActions
                kind="PROGRAM"
                id={id}
                slug={slug}
                name={title}
                institution={name}
                destination={destination}
              />
            ) : null}
          </Tile>
        );
      })}
    </Tiles>
  );
}
