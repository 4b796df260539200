import type { PayslipAround } from '@muster/contract/pay/payslip/payslip-around.ts';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useWords } from '../../../words/words.ts';

interface PayslipStepsProps {
  /** none: it is not known yet */
  readonly around: PayslipAround | undefined;
  readonly to: '/admin/salary-sheet/$id' | '/employee/payslips/$id';
}

const icon = { size: 18, 'aria-hidden': true } as const;

/** To the payslips before and after one, of the same person. */
export function PayslipSteps({ around, to }: PayslipStepsProps) {
  const said = useWords().words.pay.payslip;
  const navigate = useNavigate();
  const step = (id: string | null | undefined, name: string, Icon: typeof IconChevronLeft) => (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={name}
      title={name}
      // it keeps the focus of whoever walked to the last one
      aria-disabled={!id}
      data-disabled={!id || undefined}
      onClick={() => id && void navigate({ to, params: { id }, resetScroll: false })}
    >
      <Icon {...icon} />
    </ActionIcon>
  );
  return (
    <>
      {step(around?.previous, said.previous, IconChevronLeft)}
      {step(around?.next, said.next, IconChevronRight)}
    </>
  );
}
