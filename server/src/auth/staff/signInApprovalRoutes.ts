import { approveSignIn as contract } from '@mcs-repairs/shared/domain/contract/ownAccount';
import { noteDone, noteRefused, serve, type Routes } from '../../http';
import type { Shop } from '../shop';
import { approveSignIn } from './signInApproval';

export const signInApprovalRoutes: Routes<Shop> = (api, shop, limit) => {
  const around = { config: limit(20), bodyLimit: 4096 };
  serve(api, contract, around, async ({ body }, { log }) => {
    const outcome = await approveSignIn(shop, body.token);
    if (!outcome.ok) {
      noteRefused(log, 'sign-in-approval-refused', {});
      return outcome;
    }
    noteDone(log, 'sign-in-approved', { staff: outcome.value.staffId });
    return { ok: true, value: null };
  });
};
