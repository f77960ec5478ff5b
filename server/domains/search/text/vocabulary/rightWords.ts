/**
 * English words that are right as they are, though a subject, a place or a name is spelled much like them: `matter` is no `master`, `Asian` no `ASEAN`. Of the most common words of the
 * language (SCOWL, sizes 10 and 20, and of size 35 what people write in sentences) those that were taken for another one; what differs by its ending alone (`engineers`) is still understood by it, and so is what somebody may have meant to be the other (`backing`).
 */
export const RIGHT_WORDS: ReadonlySet<string> = new Set(
  (
    'activist actually addicting afterward agree alert alien angles archive archived asian asians associated ' +
    'astrology atmosphere audition awaiting aware ballot bandit bands banner barbed barriers baseball bashed basing ' +
    'batch bearding beats being bench biased blank blasting blocking blown boasts boots bound breach breaking ' +
    'breeding brick bringing browsing bullet businessman campaign cancel cancels captions cards cares cartridge ' +
    'censored champion channel channels charm chars chess chief childish choking choosing cider civic classify clips ' +
    'coats colleague colleagues collects comes coming comma commence commenced commodity commuter commuting ' +
    'comparing compete competed competes competing competition compilation compiler compilers compiling complain ' +
    'complete completing composing concerns concerts conducting congest congests conscience consisting contest ' +
    'contract controlling cooling coping cosmic cosmology councillor counsels courtesy cover covers creature ' +
    'critical crowding cruising curtain curtains daily danger dangers daunting deductive defective delusion demotion ' +
    'descendants designates dials diary digits directive division dodge doing doubling dragging draining dreading ' +
    'dreaming driven drives drove drowning earnings election elections emulation equation excellent exciting ' +
    'existing exiting expertise fairness fashioned files fills finding findings finds finishes finishing firms flood ' +
    'flooding flying followers follows forecast forecasts former forming found founding founds framing fulltime ' +
    'fusion gambling gases gates generic generics genus getting giant given grands graphing halls hands hangs hating ' +
    'helmet hesitate honestly hordes hysterical indexing inferior instance instinct integer integers ' +
    'integration intention intentional inter intercom interest interface intersection interval journals kinds ' +
    'landing lesser letter limit literacy literally loader lover magician mainland maize mania margins marry massive ' +
    'match matches matching mates matter matters median medieval message messages methodology miles minding minds ' +
    'mints minus mister mixing modal monies monkey moves mystical nobility notation nothing noticing numbered oblige ' +
    'optimal optional outline ovation owned owning parenting partially particle partners passports ' +
    'pivot place places plaguing plans planting plates plots plugging poems poets pointer pointers pointing policies ' +
    'polishing polite ports postcard posts precedent prediction presents presidency president presiding prevent ' +
    'prevents previews primarily principle principles printer printers printing process processor processors ' +
    'professions profiles progress projection projector projects promoting prompted properly prospect prosperity ' +
    'protection protector protects punishing pursue quite quote racket rational reaction reactions reactor ' +
    'recorder regulation regulations relation relaxed released relocation remove repeated replaced report ' +
    'reported residence resign resort retail retain revelation revision richest rises roots rotation round ' +
    'safer saves scales seats secondly secretly sending serum settle severity shares shifting shocks ' +
    'shopping short shorts silences situates situation skill skipping skull slipping socks soles sorts sounding ' +
    'southeast spare special specially specials specialty specified speed spending spice spoil spots spout stacks ' +
    'stage stages stain stake stale standard stare stares stark started starter starters startle startles starts ' +
    'starve status statute stays stepping sticks stopping summaries supports surviving swapping takes tales tapes ' +
    'taxis technician technicians tested texts texture textures thank these theses thorough though thrust timing ' +
    'topology touching trace tracing tracking trailers trailing trails trainees traits transaction transform ' +
    'transformation transistor transistors transition transmit trapping treating trees trending tried tries units ' +
    'universe vastly ventures veterans victories virtues voice wades wages waited waiter waiting wakes walks walls ' +
    'wasting watching waves weakened whales willpower wishing woken'
  ).split(' '),
);
