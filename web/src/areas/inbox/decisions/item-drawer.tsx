import type { InboxItem } from '@muster/contract/inbox/inbox-calls.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { FormDrawer } from '../../../ui/form/dialogs/form-drawer.tsx';
import { useFormGuard } from '../../../ui/form/guards/form-guard.tsx';
import { FormSkeleton } from '../../../ui/form/form-skeleton.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { useDecisionKinds } from '../../../wiring/decision-kinds.ts';
import { useWords } from '../../../words/words.ts';
import { itemQuery, useVerdicts } from '../inbox-queries.ts';
import { ItemDetails } from './item-details.tsx';
import { ReasonForm } from './reason-form.tsx';
import { useApprove } from './use-approve.ts';
import { LoadError } from '../../../api/load-error.tsx';

interface ItemProps {
  /** where profiles are in this panel; none: the name leads nowhere */
  readonly profiles: string | undefined;
  readonly item: InboxItem;
  readonly onDone: () => void;
}

interface ReadingProps extends ItemProps {
  /** it is no yes: the reason is asked for */
  readonly onRefuse: (verdict: 'reject' | 'return') => void;
}

function Reading({ item, profiles, onRefuse, onDone }: ReadingProps) {
  const { words } = useWords();
  const { inbox, act } = words;
  const { tryClose } = useFormGuard();
  const [refused, setRefused] = useState<string>();
  const approve = useApprove(onDone, setRefused);
  const [isOther, setOther] = useState(false);
  const { decide, override } = item.can;
  return (
    <div className="drawer-form">
      <div className="drawer-form-fields">
        {refused && <FormAlert text={refused} />}
        <ItemDetails item={item} profiles={profiles} deciding={{ onDone, onOther: setOther }} />
      </div>
      <div className="drawer-form-foot">
        {decide || override ? (
          <>
            {item.verdicts.includes('return') && (
              <Button variant="default" onClick={() => onRefuse('return')}>
                {inbox.return}
              </Button>
            )}
            <Button variant="default" onClick={() => onRefuse('reject')}>
              {decide ? inbox.reject : inbox.rejectInstead}
            </Button>
            {!isOther && (
              <Button loading={approve.isBusy} onClick={() => void approve.start(item)}>
                {decide ? inbox.approve : inbox.approveInstead}
              </Button>
            )}
          </>
        ) : (
          <Button variant="default" onClick={tryClose}>
            {act.close}
          </Button>
        )}
      </div>
    </div>
  );
}

function Item(props: ItemProps) {
  const { item, profiles, onDone } = props;
  const { words, say } = useWords();
  const { kindWord } = useDecisionKinds();
  const { decide } = useVerdicts();
  const [verdict, setVerdict] = useState<'reject' | 'return'>();
  if (!verdict) return <Reading {...props} onRefuse={setVerdict} />;
  return (
    <ReasonForm
      verdict={verdict}
      send={(said) => decide(item.id, said)}
      onSent={() => {
        const told = { kind: kindWord(item.kind), name: item.subject.name };
        notify.success(say(words.inbox.said[verdict], told));
        onDone();
      }}
    >
      <ItemDetails item={item} profiles={profiles} />
    </ReasonForm>
  );
}

interface ItemDrawerProps extends Pick<ItemProps, 'profiles'> {
  readonly id: string;
  readonly wanted: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** One request, to be read and decided. */
export function ItemDrawer({ id, profiles, wanted, onClose, onClosed }: ItemDrawerProps) {
  const { words, say } = useWords();
  const { kindWord } = useDecisionKinds();
  const { data, error, refetch } = useQuery(itemQuery(id));
  const title = data
    ? say(words.inbox.drawer, { kind: kindWord(data.kind), name: data.subject.name })
    : words.inbox.one;
  return (
    <FormDrawer wanted={wanted} title={title} onClose={onClose} onClosed={onClosed}>
      {data && <Item item={data} profiles={profiles} onDone={onClose} />}
      {!data && !error && <FormSkeleton fields={4} />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
    </FormDrawer>
  );
}
