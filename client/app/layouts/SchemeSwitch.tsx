import { useState, useSyncExternalStore } from 'react';
import { useText } from '../../kernel/i18n/useText';
import type { IconName } from '../../kernel/ui/Icon';
import { IconButton } from '../../kernel/ui/IconButton';
import { chooseScheme, currentScheme, SCHEMES, watchScheme, type Scheme } from '../../kernel/ui/scheme';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';

const iconOf: Readonly<Record<Scheme, IconName>> = { system: 'system', light: 'sun', dark: 'moon' };

const after = (scheme: Scheme): Scheme => SCHEMES[(SCHEMES.indexOf(scheme) + 1) % SCHEMES.length] ?? 'system';

/** The server cannot know what is stored on the device. */
const onServer = (): Scheme => 'system';

/** Switches between the device's scheme, light and dark, and announces the change. */
export function SchemeSwitch() {
  const t = useText();
  const scheme = useSyncExternalStore(watchScheme, currentScheme, onServer);
  const [isPressed, setIsPressed] = useState(false);
  const onPress = () => {
    chooseScheme(after(scheme));
    setIsPressed(true);
  };
  const label = t('layout.scheme', { scheme: t(`layout.scheme.${scheme}`) });
  return (
    <>
      <IconButton
        icon={iconOf[scheme]}
        label={`${label}. ${t('layout.schemeNext', { scheme: t(`layout.scheme.${after(scheme)}`) })}`}
        title={label}
        onClick={onPress}
      />
      <VisuallyHidden>
        {/* No role: an empty region with one is heard as a status bar where a screen reader reads line by line. */}
        <span aria-live="polite">{isPressed ? label : ''}</span>
      </VisuallyHidden>
    </>
  );
}
