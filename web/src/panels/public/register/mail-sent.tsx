import { IconMailCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFirstWords } from '../../../words/words.ts';
import { PublicPage } from '../public-page.tsx';

interface MailSentProps {
  readonly hint: string;
  readonly children: ReactNode;
}

/** What comes next is in the person's mail box. */
export function MailSent({ hint, children }: MailSentProps) {
  const { words } = useFirstWords();
  return (
    <PublicPage
      title={words.identity.said.checkEmail}
      hint={hint}
      mark={<IconMailCheck size={24} stroke={1.6} aria-hidden />}
    >
      <div className="form">{children}</div>
    </PublicPage>
  );
}
