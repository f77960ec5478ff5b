import type { MaskedProps } from '../../kernel/graphql/masked';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { useHydrated } from '../../kernel/page/useHydrated';
import { Button } from '../../kernel/ui/Button';
import { CheckboxField } from '../../kernel/ui/CheckboxField';
import type { Checklist_ItemFragment } from './Checklist.gql';
import { ItemNotes } from './DocumentItem';
import { useTicks } from './useTicks';
import styles from './content.module.css';

type Props = { readonly items: readonly Checklist_ItemFragment[]; readonly name: string };

const PAPER_LINES = ['content.paperAgency', 'content.paperDay', 'content.paperPeople'] as const;

/** A list to tick on the screen, or to print and tick by hand. */
export function Checklist(masked: MaskedProps<Props>) {
  const { items, name } = masked as Props;
  const t = useText();
  const localized = useLocalized();
  const isHydrated = useHydrated();
  const { ticked, toggle, clear } = useTicks(name, items.length);
  const [done, all] = [ticked.length, items.length];
  return (
    <div className={styles.checklist}>
      <div className={styles.paper}>
        {PAPER_LINES.map(line => (
          <p key={line}>{t(line)}</p>
        ))}
      </div>
      <ul className={styles.checks}>
        {items.map((item, place) => (
          <li key={item.text.en}>
            <CheckboxField
              label={localized(item.text)}
              checked={ticked.includes(place)}
              onChange={() => toggle(place)}
            />
            <div className={styles.checkNotes}>
              <ItemNotes item={item} />
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.ticked}>
        {done === all ? t('content.tickedAll', { all }) : t('content.ticked', { done, all })}
      </p>
      <div className={styles.checkActions}>
        <Button variant="secondary" disabled={!isHydrated} onClick={() => window.print()}>
          {t('content.print')}
        </Button>
        <Button variant="quiet" disabled={!isHydrated || done === 0} onClick={clear}>
          {t('content.untick')}
        </Button>
      </div>
    </div>
  );
}
