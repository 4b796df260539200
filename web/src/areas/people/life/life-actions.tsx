import type { Employee } from '@muster/contract/people/employee.ts';
import type { LifeAction } from '@muster/contract/people/profile/life.ts';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { afterFocusReturned } from '../../../ui/form/guards/after-focus-returned.ts';
import { useWords } from '../../../words/words.ts';
import { LifeCorrection, type WrongDay } from './life-correction.tsx';
import { LifeDialog } from './life-dialog.tsx';
import { lifeIcons, splitSteps } from './life-icons.ts';

interface StepsProps {
  readonly actions: readonly LifeAction[];
  readonly wrongs: readonly WrongDay[];
  readonly onStep: (action: LifeAction) => void;
  readonly onWrong: (what: WrongDay) => void;
}

/** What can have been written down wrongly: who never joined has no such day. */
const wrongsOf = ({ can, joinedOn, lastDay }: Employee): readonly WrongDay[] => [
  ...(can.change && joinedOn ? (['joining'] as const) : []),
  ...(can.change && lastDay ? (['leaving'] as const) : []),
];

function StepsMenu({ actions, wrongs, onStep, onWrong }: StepsProps) {
  const { life } = useWords().words.people;
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
          {life.next}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => {
          const Symbol = lifeIcons[action];
          return (
            <Menu.Item
              key={action}
              className={action === 'leave' ? 'menu-bad' : undefined}
              leftSection={<Symbol size={16} stroke={1.7} aria-hidden />}
              onClick={() => afterFocusReturned(() => onStep(action))}
            >
              {life.act[action]}
            </Menu.Item>
          );
        })}
        {wrongs.map((what) => (
          <Menu.Item
            key={what}
            leftSection={<IconPencil size={16} stroke={1.7} aria-hidden />}
            onClick={() => afterFocusReturned(() => onWrong(what))}
          >
            {life.correct.act[what]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The steps of life that the server says are open now. */
export function LifeActions({ person }: { readonly person: Employee }) {
  const { life } = useWords().words.people;
  const [step, setStep] = useState<LifeAction>();
  const [wrong, setWrong] = useState<WrongDay>();
  const { main, others } = splitSteps(person.can.life);
  const wrongs = wrongsOf(person);
  const Symbol = main && lifeIcons[main];
  return (
    <>
      {main && Symbol && (
        <Button
          leftSection={<Symbol size={16} stroke={1.7} aria-hidden />}
          onClick={() => setStep(main)}
        >
          {life.act[main]}
        </Button>
      )}
      {others.length + wrongs.length > 0 && (
        <StepsMenu actions={others} wrongs={wrongs} onStep={setStep} onWrong={setWrong} />
      )}
      <LifeDialog person={person} action={step} onClose={() => setStep(undefined)} />
      <LifeCorrection person={person} what={wrong} onClose={() => setWrong(undefined)} />
    </>
  );
}
