import { useState, useSyncExternalStore } from 'react';
import { useText } from '../../kernel/i18n/useText';
import type { IconName } from '../../kernel/ui/Icon';
import { IconButton } from '../../kernel/ui/IconButton';
import { chooseScheme, currentScheme, SCHEMES, watchScheme, type Scheme } from '../../kernel/ui/scheme';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';

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
      <IconButton
        icon={iconOf[scheme]}
        label={`${words}. ${t('layout.schemeNext', { scheme: t(`layout.scheme.${after(scheme)}`) })}`}
        title={words}
        onClick={onPress}
      />
      <output>
        <VisuallyHidden>{isPressed ? words : ''}</VisuallyHidden>
      </output>
    </>
  );
}
