import './public.css';
import type { ReactNode } from 'react';
import { Logo } from '../../ui/logo.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useWords } from '../../words/words.ts';
import { LanguageSwitch, ThemeSwitch } from '../switches.tsx';
import { Roll } from './roll.tsx';

interface PublicPageProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** The quiet page outside the panels: a brand side on wide screens, the one task beside it. */
export function PublicPage({ title, hint, children }: PublicPageProps) {
  const { words } = useWords();
  useTitle(title);
  return (
    <div className="public">
      <aside className="public-brand">
        <p className="public-name">
          <Logo size={32} />
          {words.frame.brand}
        </p>
        <Roll />
        <p className="public-promise">{words.identity.login.promise}</p>
      </aside>
      <div className="public-side">
        <header className="public-corner">
          <span className="public-name">
            <Logo />
            {words.frame.brand}
          </span>
          <LanguageSwitch />
          <ThemeSwitch />
        </header>
        <main className="public-task">
          <h1>{title}</h1>
          {hint && <p className="public-hint">{hint}</p>}
          {children}
        </main>
      </div>
    </div>
  );
}
