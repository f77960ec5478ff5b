/**
 * English words that are right as they are, though a subject, a place or a name is spelled much like them: `matter` is no `master`, `Asian` no `ASEAN`. Of the most common words of the
 * language (SCOWL, sizes 10 and 20) those that were taken for another one; what differs by its ending alone (`engineers`) is still understood by it, and so is what somebody may have meant to be the other (`backing`).
 */
export const RIGHT_WORDS: ReadonlySet<string> = new Set(
  (
    'actually addicting alert alien angles archive archived asian asians audition awaiting ballot bandit bands ' +
    'banner barbed bashed basing batch bearding beats being bench biased blasting blown boasts boots bound breach ' +
    'breaking breeding brick bringing browsing bullet campaign cards cares cartridge censored champion channel ' +
    'channels charm chars childish choosing cider coats colleague colleagues coming commence commodity comparing ' +
    'compete competed competes competing competition compilation compiler compilers compiling complain complete ' +
    'completing composing congest congests contest contract cooling coping cosmic counsels courtesy cover creature ' +
    'critical crowding cruising curtain curtains daily danger defective delusion dials diary directive division ' +
    'dodge doing doubling dragging draining dreading dreaming drove drowning election elections emulation equation ' +
    'expertise fairness files fills finding findings firms flood followers follows forecast former forming founding ' +
    'fulltime gates genus getting giant grands halls hands hangs hating helmet hesitate hordes hysterical inferior ' +
    'instance instinct integer integers integration intention intentional interest interface intersection interval ' +
    'kinds landing lesser letter limit loader lover maize mania margins marry massive match matches matching matter ' +
    'matters medieval message messages minding minds mints minus mister mixing monkey moves notation nothing ' +
    'noticing optimal optional particle place places plaguing planting plates plugging poets pointer pointers ' +
    'pointing policies polishing polite postcard precedent prediction presents printer printers printing process ' +
    'profiles progress projection prospect protection protects punishing pursue quite quote racket rational reaction ' +
    'reactions reactor recorder regulation regulations relation relaxed released relocation remove repeated replaced ' +
    'residence revelation revision richest rises roots rotation saves scales sending settle severity shifting ' +
    'shopping short shorts situates situation skill skipping skull soles sorts southeast spare speed spending spoil ' +
    'spots spout stacks stage stages stake stale standard stare stares starters startles status supports surviving ' +
    'technician technicians texts thank these thorough though thrust touching trace tracking trailing trails transaction transform ' +
    'transformation transition transmit trapping trees tried tries units vastly virtues voice wades wages waiter ' +
    'waiting wakes walks walls wasting watching waves whales wishing woken'
  ).split(' '),
);
