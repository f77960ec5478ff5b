import { useState, useSyncExternalStore } from 'react';
import { useText } from '../../kernel/i18n/useText';
import { Icon, type IconName } from '../../kernel/ui/Icon';
import { chooseScheme, currentScheme, SCHEMES, watchScheme, type Scheme } from '../../kernel/ui/scheme';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import styles from './header.module.css';

const iconOf: Readonly<Record<Scheme, IconName>> = { system: 'system', light: 'sun', dark: 'moon' };

const after = (scheme: Scheme): Scheme => SCHEMES[(SCHEMES.indexOf(scheme) + 1) % SCHEMES.length] ?? 'system';

/** What the server draws: it cannot know what the device keeps. */
const onServer = (): Scheme => 'system';

/** As the device has it, light, dark, and round again; says what it has done. */
export function SchemeSwitch() {
  const t = useText();
  const scheme = useSyncExternalStore(watchScheme, currentScheme, onServer);
  const [isPressed, setIsPressed] = useState(false);
  const onPress = () => {
    chooseScheme(after(scheme));
    setIsPressed(true);
  };
  const words = t('layout.scheme', { scheme: t(`layout.scheme.${scheme}`) });
  return (
    <>
      <button type="button" className={styles.tool} onClick={onPress} title={words} aria-label={`${words}. ${t('layout.schemeNext', { scheme: t(`layout.scheme.${after(scheme)}`) })}`}>
        <Icon name={iconOf[scheme]} />
      </button>
      <output>
        <VisuallyHidden>{isPressed ? words : ''}</VisuallyHidden>
      </output>
    </>
  );
}
