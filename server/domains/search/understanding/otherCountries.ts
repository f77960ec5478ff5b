/**
 * Countries and cities that people ask for and that are no destinations here: a search for them finds nothing, and says why. Short names that mean something
 * else without their marks stand with a word of direction only: `nhat` may be `nhất`, `phap` a part of `luật pháp`.
 */
const DIRECTIONS: readonly string[] = ['ở', 'tại', 'đi', 'sang', 'nước'];
const SHORT_NAMES: readonly string[] = ['nhật', 'hàn', 'pháp', 'nga', 'séc', 'thái', 'sing'];

export const OTHER_COUNTRIES: readonly string[] = [
  'nhật bản | japan | hàn quốc | đại hàn | south korea | korea | trung quốc | china | đài loan | taiwan | hồng kông | hong kong | hongkong | ma cao | singapore | singapor | xin ga po | malaysia | malaixia | thái lan | thailand | philippines | phi líp pin | indonesia | ấn độ | india',
  'new zealand | niu di lân | newzealand',
  'france | netherlands | the netherlands | holland | hà lan | switzerland | thụy sĩ | thụy sỹ | phần lan | finland | na uy | norway | thụy điển | sweden | đan mạch | denmark | iceland | italy | italia | tây ban nha | spain | bồ đào nha | portugal | belgium | austria | ba lan | poland | cộng hòa séc | czech republic | czechia | hungary | hungari | hy lạp | greece | thổ nhĩ kỳ | turkey | russia | liên bang nga | luxembourg | malta | estonia | latvia | lithuania | slovakia | slovenia | croatia | romania | bulgaria | cyprus',
  'du học nhật | du học hàn | du học nga | du học thái | du học sing | nước ý | nước áo | nước bỉ',
  'dubai | uae | united arab emirates | qatar | nam phi | south africa | brazil | mexico',
  'tokyo | osaka | kyoto | seoul | busan | bắc kinh | beijing | thượng hải | shanghai | đài bắc | taipei | bangkok | băng cốc | kuala lumpur | auckland | amsterdam | rotterdam | paris | milan | rome | barcelona | madrid | lisbon | zurich | geneva | vienna | prague | budapest | warsaw | brussels | stockholm | oslo | copenhagen | helsinki | moscow | istanbul',
]
  .flatMap(line => line.split(' | '))
  .concat(DIRECTIONS.flatMap(direction => SHORT_NAMES.map(name => `${direction} ${name}`)));
