import type { PayslipAround } from '@muster/contract/pay/payslip/payslip-around.ts';
import type { Payslip } from '@muster/contract/pay/sheet-calls.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadError } from '../../../api/load-error.tsx';
import { PageSkeleton } from '../../../ui/page/states.tsx';
import { useWords } from '../../../words/words.ts';
import { type PayslipAction, PayslipDialog } from '../payslip/payslip-dialogs.tsx';
import { PayslipView } from '../payslip/payslip-view.tsx';
import { PayslipPdfButton } from '../pdf/payslip-pdf-button.tsx';
import {
  aroundOwnQuery,
  aroundPayslipQuery,
  ownPayslipQuery,
  payslipQuery,
} from '../sheets/sheet-queries.ts';

const actions = ['hold', 'release', 'recompute', 'remove'] as const;

/** Whoever may change a line may have it calculated again. */
const mayDo = ({ can }: Payslip, action: (typeof actions)[number]): boolean =>
  action === 'recompute' ? can.override : can[action];

interface OfficePayslipProps {
  readonly payslip: Payslip;
  readonly around: PayslipAround | undefined;
}

function OfficePayslip({ payslip, around }: OfficePayslipProps) {
  const said = useWords().words.pay.payslip;
  const [action, setAction] = useState<PayslipAction>();
  const offered = actions.filter((one) => mayDo(payslip, one));
  return (
    <>
      <PayslipView
        payslip={payslip}
        around={around}
        actions={
          <>
            {offered.map((one) => (
              <Button key={one} variant="default" onClick={() => setAction(one)}>
                {said[one]}
              </Button>
            ))}
            <PayslipPdfButton payslip={payslip} of="one" />
          </>
        }
        onChange={payslip.can.override ? (line) => setAction({ line }) : undefined}
      />
      <PayslipDialog payslip={payslip} action={action} onClose={() => setAction(undefined)} />
    </>
  );
}

/** One payslip for the office: read, held, changed line by line. */
export function PayslipScreen() {
  const { words } = useWords();
  const { id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(payslipQuery(id));
  const { data: around } = useQuery(aroundPayslipQuery(id));
  if (data) return <OfficePayslip payslip={data} around={around} />;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton label={words.list.loading} />;
}

/** The own payslip, to read. */
export function OwnPayslipScreen() {
  const { words } = useWords();
  const { id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(ownPayslipQuery(id));
  const { data: around } = useQuery(aroundOwnQuery(id));
  if (data)
    return (
      <PayslipView
        payslip={data}
        isOwn
        around={around}
        actions={<PayslipPdfButton payslip={data} of="own" />}
      />
    );
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton label={words.list.loading} />;
}
