import type { TableSource } from '../../../schema/rules/grades/conversion.values';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';

type Props = { readonly source: TableSource | null; readonly checkedOn: string };

/** Where a table was read, and when. */
export function SourceNote({ source, checkedOn }: Props) {
  const t = useText();
  const format = useFormat();
  if (!source) return <p>{t('grades.ownArithmetic')}</p>;
  return (
    <p>
      {t('grades.source')}{' '}
      <a href={source.url} rel="noreferrer">
        {source.name}
      </a>
      . {source.kind === 'THIRD_PARTY' ? `${t('grades.thirdParty')} ` : null}
      {source.asOf ? `${t('grades.sourceAsOf', { day: format.day(source.asOf) })} ` : null}
      {t('grades.checkedOn', { day: format.day(checkedOn) })}
    </p>
  );
}
