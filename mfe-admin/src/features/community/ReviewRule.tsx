import { answersOf } from '@mcs-repairs/shared/data/answers';
import {
  changeCommunityRules,
  readCommunityRules,
} from '@mcs-repairs/shared/domain/contract/community';
import {
  communityRulesSchema,
  type CommunityRules,
} from '@mcs-repairs/shared/domain/types/community';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { useShopCapabilities, useShopData } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Disclosure } from '@mcs-repairs/shared/ui/Disclosure';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import { useMay } from '../../staff/useRight';
import styles from './ReviewRule.module.css';

const rules = answersOf(readCommunityRules);

const CHOICES = [
  { value: 'none', label: 'Show every post at once' },
  { value: 'links', label: 'Review posts with links' },
  { value: 'first', label: 'Review first posts and posts with links' },
];

/** Lets an owner choose which posts of visitors wait for a moderator. */
export function ReviewRule() {
  const can = useShopCapabilities();
  const mayChange = useMay('change-content');
  if (!can.moderate || !mayChange) return null;
  return (
    <Disclosure title="Review of new posts" headingLevel={2} className={styles.rule}>
      <StoredRule />
    </Disclosure>
  );
}

function StoredRule() {
  return (
    <Loaded query={rules.useQuery({})} name="rules" skeleton={<Skeleton lines={2} />} size="notice">
      {(stored) => <ReviewRuleForm stored={stored} />}
    </Loaded>
  );
}

function ReviewRuleForm({ stored: { review, version } }: { stored: CommunityRules }) {
  const { call } = useShopData();
  const dispatch = useAppDispatch();
  const { errors, failure, sending, form, text, values } = useStaffForm({
    schema: communityRulesSchema,
    empty: { review: review as string },
    keptAs: 'review rule',
    compose: (values) => ({ ...values, version }),
    send: (body) => call(changeCommunityRules, { body }),
    onDone: () => dispatch(toastShown({ tone: 'success', text: 'The rule was saved.' })),
  });
  return (
    <form {...form} aria-label="Review of new posts" className={styles.form}>
      <Refusal refusal={failure} />
      <Field
        label="New posts and replies of visitors"
        error={errors.review}
        hint="Only the author and the staff see a post that waits for a review."
      >
        <SelectInput {...text('review')} options={CHOICES} />
      </Field>
      {values.review !== review && (
        <Button type="submit" variant="secondary" loading={sending}>
          Save review rule
        </Button>
      )}
    </form>
  );
}
