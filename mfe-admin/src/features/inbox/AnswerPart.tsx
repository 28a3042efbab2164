import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { addRequestEntry, answerRequest } from '@mcs-repairs/shared/domain/contract/requestPages';
import { callHref, chatHref, chatNumber } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { textLength } from '@mcs-repairs/shared/domain/rules/textLength';
import type { AnswerBy } from '@mcs-repairs/shared/domain/types/answerBy';
import {
  requestAnswerSchema,
  type RequestPage,
} from '@mcs-repairs/shared/domain/types/requestPage';
import { requiredLines } from '@mcs-repairs/shared/domain/types/text';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import { Chip } from '@mcs-repairs/shared/ui/Chip';
import { ChipGroup } from '@mcs-repairs/shared/ui/ChipGroup';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { MessageIcon, PhoneIcon } from '@mcs-repairs/shared/ui/icons';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { Refusal } from '../../form/Refusal';
import { useKeptChoice } from '../../form/useKeptChoice';
import { useStaffForm } from '../../form/useStaffForm';
import { useSendsEmails } from '../../staff/isReached';
import { useStaffAction } from '../../staff/useStaffAction';
import { TEMPLATES } from './answerTemplates';
import styles from './Request.module.css';

type Channel = AnswerBy;
const CHANNELS: Record<Channel, { name: string; label: string; send: string; done: string }> = {
  mail: { name: 'Email', label: 'Answer', send: 'Send email', done: 'The email is on its way.' },
  sms: {
    name: 'Text message',
    label: 'Answer',
    send: 'Send text message',
    done: 'The text message is on its way.',
  },
  whatsapp: {
    name: 'WhatsApp',
    label: 'Answer',
    send: 'Save answer to history',
    done: 'The answer was saved, and the request is marked as handled.',
  },
  call: {
    name: 'Call',
    label: 'Result of the call',
    send: 'Save result of call',
    done: 'The answer was saved, and the request is marked as handled.',
  },
};
const ONLY_A_FILE = {
  hint: 'The site has no mail server and only writes the answer to a file. Please also call.',
  done: 'The site has no mail server, so the answer is only a file. Please call the customer.',
};
const noteSchema = z.object({ text: requiredLines('Write down the result first', 2000) });
const answerSchema = z.pick(requestAnswerSchema, { text: true });

type AnswerPartProps = {
  page: RequestPage;
  /** A failed answer that staff want to send again. Null if there is none. */
  again: { text: string } | null;
};

/** Answers the sender by email or text message, or records the result of a call or a chat. */
export function AnswerPart({ page, again }: AnswerPartProps) {
  const { topic, id, phone, spamAt } = page;
  const channels = channelsOf(page);
  const keptAs = `answer ${id}`;
  const [chosen, setChosen] = useKeptChoice<Channel | undefined>(keptAs, undefined);
  const channel = chosen ?? channels[0] ?? 'call';
  const { name: shopName } = useShopProfile();
  const sendsEmails = useSendsEmails();
  const { act } = useStaffAction();
  const params = { topic, id };
  const { label, send, done } = CHANNELS[channel];
  const isFile = channel === 'mail' && !sendsEmails;
  const isSent = channel === 'mail' || channel === 'sms';
  const { values, errors, failure, sending, form, text, change } = useStaffForm({
    schema: isSent ? answerSchema : noteSchema,
    empty: { text: '' },
    keptAs,
    send: (body, key) =>
      act<unknown>(
        ({ call }) =>
          isSent
            ? call(answerRequest, { params, body: { ...body, channel } }, { key })
            : call(addRequestEntry, { params, body: { ...body, kind: channel } }, { key }),
        isFile ? ONLY_A_FILE.done : done,
      ),
    onDone() {},
  });
  const written = values.text;
  const chat = chatNumber(phone);

  /**
   * The template that was inserted last. If staff already typed a text, the template is added after
   * it.
   */
  const inserted = useRef('');
  function insert(next: string) {
    const isOwn = written.trim() !== '' && written !== inserted.current;
    change('text', isOwn ? `${written.trimEnd()}\n\n${next}` : next);
    inserted.current = next;
  }
  const used = useRef<object | null>(null);
  useEffect(() => {
    if (again === null || used.current === again) return;
    used.current = again;
    insert(again.text);
  });

  if (spamAt) {
    return (
      <Notice title="This request is spam">Mark the request as not spam before you answer.</Notice>
    );
  }
  return (
    <section aria-labelledby="answer" className={styles.card}>
      <h2 id="answer" className={styles.heading}>
        Answer
      </h2>
      <form {...form} className={styles.form}>
        <ChipGroup label="Channel">
          {channels.map((each) => (
            <Chip key={each} pressed={each === channel} onClick={() => setChosen(each)}>
              {CHANNELS[each].name}
            </Chip>
          ))}
        </ChipGroup>
        <Refusal refusal={failure?.fields ? null : failure} />
        {channel !== 'call' && (
          <Field label="Template">
            <SelectInput
              value=""
              onChange={({ target }) => {
                const template = TEMPLATES.find((each) => each.id === target.value);
                if (template) insert(template.write({ ...page, shopName }));
              }}
            >
              <option value="">Choose a text</option>
              {TEMPLATES.map((template) => (
                <option key={template.id} value={template.id}>
                  {template.name}
                </option>
              ))}
            </SelectInput>
          </Field>
        )}
        <Field
          label={label}
          hint={isFile ? ONLY_A_FILE.hint : hintOf(channel, page, written)}
          error={errors.text}
        >
          <TextArea {...text('text')} rows={channel === 'call' ? 2 : 7} />
        </Field>
        <div className={styles.actions}>
          {channel === 'call' && (
            <ButtonAnchor variant="secondary" icon={<PhoneIcon />} href={callHref(phone)}>
              Call customer at {phone}
            </ButtonAnchor>
          )}
          {channel === 'whatsapp' && chat && (
            <ButtonAnchor
              icon={<MessageIcon />}
              href={chatHref(chat, written)}
              target="_blank"
              rel="noreferrer"
            >
              Open WhatsApp with this text
            </ButtonAnchor>
          )}
          {/* Saving sends nothing on WhatsApp, so the link is the main action there. */}
          <Button
            type="submit"
            variant={channel === 'whatsapp' ? 'secondary' : 'primary'}
            loading={sending}
          >
            {send}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** Returns the channels that reach this person. The channel that the person prefers comes first. */
function channelsOf({ email, phone, textParts, answerBy }: RequestPage): Channel[] {
  const found: Channel[] = [];
  if (email) found.push('mail');
  if (textParts > 0) found.push('sms');
  if (chatNumber(phone)) found.push('whatsapp');
  if (phone) found.push('call');
  return found.sort((one, other) => Number(other === answerBy) - Number(one === answerBy));
}

function hintOf(channel: Channel, { email, phone, textParts }: RequestPage, written: string) {
  if (channel === 'mail') return `The answer goes to ${email}.`;
  if (channel === 'whatsapp')
    return 'Open WhatsApp and send this text there. Then save the answer here. Saving marks the request as handled.';
  if (channel === 'call')
    return 'Saving the result marks the request as handled. If you reached nobody, add a note instead.';
  const { units, parts } = textLength(written.trim());
  return `The answer goes to ${phone}. ${units} characters, ${parts} of at most ${textParts} parts.`;
}
