import './public.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { Logo } from '../../ui/page/logo.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { useFirstWords } from '../../words/words.ts';
import { LanguageSwitch, ThemeSwitch } from '../switches.tsx';
import { Roll } from './roll.tsx';

interface PublicPageProps {
  readonly title: string;
  readonly hint?: string;
  /** a sign over the title of what follows a form: the focus goes there, as the button is gone */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** The quiet page outside the panels: a brand side on wide screens, the one task beside it. */
export function PublicPage({ title, hint, mark, children }: PublicPageProps) {
  const { words } = useFirstWords();
  useTitle(title);
  const news = useRef<HTMLHeadingElement>(null);
  const isNews = Boolean(mark);
  useEffect(() => {
    if (isNews) news.current?.focus();
  }, [isNews]);
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
          {mark && <span className="state-icon">{mark}</span>}
          <h1 ref={news} tabIndex={mark ? -1 : undefined}>
            {title}
          </h1>
          {hint && <p className="public-hint">{hint}</p>}
          {children}
        </main>
      </div>
    </div>
  );
}
