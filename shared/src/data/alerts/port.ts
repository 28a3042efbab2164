import type { AlertChoices, AlertSettings, PushSubscriptionForm } from '../../domain/types/alert';
import type { Result } from '../../domain/types/failure';

/** Of what a member of staff is told; each their own. */
export type AlertsPort = {
  staff: {
    alertSettings(): Promise<Result<AlertSettings>>;
    chooseAlerts(choices: AlertChoices): Promise<Result<null>>;
    /** This browser takes push messages until its session ends. Failure: `invalid` for a push service that the shop does not know. */
    subscribeToPush(subscription: PushSubscriptionForm): Promise<Result<null>>;
    unsubscribeFromPush(): Promise<Result<null>>;
  };
};
