import { ActionIcon, type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useLayout } from '../session/layout.ts';
import { useFirstWords } from '../words/words.ts';

const icons = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop };
const next: Record<MantineColorScheme, MantineColorScheme> = {
  light: 'dark',
  dark: 'auto',
  auto: 'light',
};

/** Shows what is chosen, names what a click chooses. */
export function ThemeSwitch() {
  const { words } = useFirstWords();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Icon = icons[colorScheme];
  const label = words.frame[next[colorScheme]];
  return (
    <ActionIcon
      size={36}
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(next[colorScheme])}
    >
      <Icon size={19} stroke={1.7} />
    </ActionIcon>
  );
}

export function LanguageSwitch() {
  const { words, language } = useFirstWords();
  const other = language === 'bn' ? 'en' : 'bn';
  return (
    <button
      type="button"
      className="language-switch"
      lang={other}
      title={words.frame.languageHint}
      onClick={() => useLayout.setState({ language: other })}
    >
      {words.frame.language}
    </button>
  );
}
