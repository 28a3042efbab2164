/** The rules on the guidelines card (specification, section 2, Community). */
export const COMMUNITY_GUIDELINES: readonly string[] = [
  'Be respectful',
  'No spam or excessive self-promotion',
  'Meet in safe public places when buying or selling',
  'Verify device condition and authenticity',
  'Report suspicious activity to moderators',
];
