import './type.css';
import { leaveApprovers } from '@muster/contract/leave/leave-type.ts';
import { Button, Select } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { plainOptions } from '../../../ui/form/inputs/choice-input.tsx';
import { useWords } from '../../../words/words.ts';

type Approver = (typeof leaveApprovers)[number];

interface ChainInputProps {
  readonly defaultValue?: readonly Approver[];
  readonly onChange?: (chain: readonly Approver[]) => void;
  readonly error?: string;
}

/** Those who agree, one after another; each only once. */
export function ChainInput({ defaultValue = ['lineManager'], onChange, error }: ChainInputProps) {
  const { words, say } = useWords();
  const { type: said } = words.leave;
  const [chain, setChain] = useState(defaultValue);
  const set = (next: readonly Approver[]) => {
    setChain(next);
    onChange?.(next);
  };
  const free = leaveApprovers.filter((one) => !chain.includes(one));
  const optionsFor = (own: Approver) =>
    leaveApprovers
      .filter((one) => one === own || free.includes(one))
      .map((value) => ({ value, label: said.approvers[value] }));
  return (
    <div className="type-chain" data-path="chain" tabIndex={-1}>
      <ol>
        {chain.map((approver, at) => (
          <li key={approver}>
            <Select
              aria-label={say(said.step, { number: at + 1 })}
              data={optionsFor(approver)}
              value={approver}
              allowDeselect={false}
              onChange={(next) => next && set(chain.map((one) => (one === approver ? next : one)))}
              {...plainOptions}
            />
            {chain.length > 1 && (
              <button
                type="button"
                aria-label={say(said.removeStep, { name: said.approvers[approver] })}
                onClick={() => set(chain.filter((one) => one !== approver))}
              >
                <IconX size={16} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ol>
      {free[0] && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => free[0] && set([...chain, free[0]])}
        >
          {said.addStep}
        </Button>
      )}
      {error && <p className="apply-error">{error}</p>}
    </div>
  );
}
