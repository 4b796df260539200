import type { BrokenRow } from '@muster/contract/administration/audit-calls.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCopy, IconShieldCheck } from '@tabler/icons-react';
import { notify } from '../../../ui/status/notify.ts';
import type { Opening } from '../../../ui/table/column.ts';
import { RowLink } from '../../../ui/table/rows/row-link.tsx';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { useAuditNames } from '../../../wiring/audit-words.ts';
import { auditActionLine } from './audit-columns.tsx';
import type { Check } from './use-audit-check.ts';

export interface ResultProps {
  readonly check: Check;
  readonly opening: Required<Opening<{ readonly id: string }>>;
}

function BrokenItem({
  row,
  opening,
}: {
  readonly row: BrokenRow;
  readonly opening: ResultProps['opening'];
}) {
  const { words, say, language } = useWords();
  const names = useAuditNames();
  const { chain, faults, one } = words.administration.audit;
  const { id, seal, at, action, record } = row;
  const deed = action && record ? auditActionLine({ action, record }, names, language) : one;
  const name = id ? deed : say(chain.sealNumber, { number: seal ?? 0 });
  return (
    <li>
      <span>
        <strong>{name}</strong> · {faults[row.fault]}
        <small>
          {[at && showMoment(at, language), record && `${record} ${row.recordId ?? ''}`, id]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      {id && row.fault !== 'missing' && (
        <Button
          size="compact-sm"
          variant="default"
          renderRoot={(props) => (
            <RowLink
              {...props}
              address={opening.address({ id })}
              onOpen={() => opening.onOpen({ id })}
            />
          )}
        >
          {chain.openEntry}
        </Button>
      )}
    </li>
  );
}

function Head({ hash }: { readonly hash: string }) {
  const { chain } = useWords().words.administration.audit;
  const copy = () =>
    navigator.clipboard.writeText(hash).then(
      () => notify.success(chain.copied),
      () => notify.error(chain.copyFailed),
    );
  return (
    <div className="audit-head">
      <p>{chain.head}</p>
      <div>
        <code className="audit-code">{hash}</code>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconCopy size={14} aria-hidden />}
          onClick={() => void copy()}
        >
          {chain.copy}
        </Button>
      </div>
      <p className="audit-note">{chain.headHint}</p>
    </div>
  );
}

/** What a check found: whole, with the head to be noted, or every broken row by name. */
export function AuditResult({ check, opening }: ResultProps) {
  const { words, say } = useWords();
  const { chain } = words.administration.audit;
  const { state, entries, erased, unsealed, broken, brokenCount } = check;
  if (state === 'running') return null;
  const isWhole = state === 'whole';
  const Icon = isWhole ? IconShieldCheck : IconAlertTriangle;
  const titles = {
    whole: chain.whole,
    broken: say(chain.broken, { count: brokenCount }),
    failed: chain.failed,
  };
  const hints = {
    whole: say(chain.wholeHint, { entries, erased, unsealed }),
    broken: chain.brokenHint,
    failed: check.problem,
  };
  return (
    <div
      className="audit-result"
      data-tone={isWhole ? 'good' : 'bad'}
      role={isWhole ? 'status' : 'alert'}
    >
      <p className="audit-result-title">
        <Icon size={18} stroke={1.7} aria-hidden /> {titles[state]}
      </p>
      <p>{hints[state]}</p>
      {broken.length > 0 && (
        <ul className="audit-broken">
          {broken.map((row, index) => (
            <BrokenItem key={index} row={row} opening={opening} />
          ))}
        </ul>
      )}
      {brokenCount > broken.length && <p>{say(chain.onlyFirst, { count: broken.length })}</p>}
      {isWhole && check.head && <Head hash={check.head.hash} />}
    </div>
  );
}
