import { Button, TextInput } from '@mantine/core';
import { useFirstWords } from '../../../words/words.ts';

interface CodeFieldsProps {
  /** a recovery word instead of the six figures */
  readonly isWord: boolean;
  readonly isBusy: boolean;
  readonly error: string | null | undefined;
  readonly onOther: () => void;
  readonly onBack: () => void;
}

/** The second step of a login. */
export function CodeFields({ isWord, isBusy, error, onOther, onBack }: CodeFieldsProps) {
  const { words } = useFirstWords();
  const { code, login } = words.identity;
  return (
    <div className="form-step">
      <TextInput
        name="code"
        size="md"
        label={isWord ? code.word : code.figures}
        inputMode={isWord ? 'text' : 'numeric'}
        autoComplete={isWord ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        error={error}
      />
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {login.submit}
      </Button>
      <div className="form-ways">
        <button type="button" className="quiet-link" onClick={onBack}>
          {code.back}
        </button>
        <button type="button" className="quiet-link" onClick={onOther}>
          {isWord ? code.useFigures : code.useWord}
        </button>
      </div>
    </div>
  );
}
