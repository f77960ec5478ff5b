/**
 * Specialties by their names in both languages, of which hardly any school has a degree of its own, by the subject that one studies for them: `subject | phrases`, as in `occupations.ts`.
 * Without them the word that tells the specialty is left out, and what is left means something else (`fire protection` is no environment protection, `quality management` no management).
 */
export const SPECIALTIES: readonly string[] = [
  // Law.
  'luật | luật gia đình, luật hôn nhân, luật hôn nhân và gia đình, luật y khoa, medical law, air law, luật giải trí, entertainment law, luật cạnh tranh, antitrust law, luật đất đai, land law, constitutional law, luật so sánh, luật châu Âu, luật hàng không, aviation law, luật vũ trụ, space law, luật thể thao, sports law, sport law, luật y tế, health law, healthcare law',
  'luật kinh tế | luật thuế, luật hợp đồng',
  // Engineering.
  'xây dựng | bridge engineering, bridge engineer, road engineering, road and bridge engineering, roads and bridges, bridge and road engineering, bridge construction, cầu đường bộ, kỹ thuật cảng, port engineering, công trình biển, tunnel engineering',
  'đóng tàu | naval engineering, naval engineer, ocean engineering, kỹ thuật biển, kỹ thuật hải dương, đóng tàu thủy, shipbuilder',
  'phòng cháy chữa cháy | fire protection, fire protection engineering, fire safety engineering, fire science, fire service, fire fighting, fire and safety',
  'an toàn lao động | safety engineering, safety engineer, safety management, health and safety, HSE, occupational hygiene, vệ sinh lao động, an toàn vệ sinh lao động, an toàn và sức khỏe lao động, workplace health and safety, occupational health, kỹ sư an toàn, kỹ thuật an toàn',
  'kỹ thuật hóa học | printing technology, printing engineering, công nghệ in, công nghệ in ấn, packaging engineering, packaging technology, công nghệ bao bì, polymer science',
  'thiết kế đồ họa | in ấn, ngành in ấn, printing, packaging, calligraphy, thư pháp',
  'cơ khí | thermal engineering, acoustic engineering, kỹ thuật đo lường, reliability engineering',
  'tự động hóa | instrumentation, instrumentation engineering',
  'may mặc | kỹ thuật dệt, textile engineering, thiết kế vải, textile design',
  'vật liệu | ceramic engineering, kỹ thuật gốm',
  'kỹ thuật môi trường | sanitary engineering, kỹ thuật vệ sinh môi trường',
  'khoa học môi trường | quản lý chất thải, quản lý rác thải',
  'lâm nghiệp | kỹ thuật gỗ, công nghệ gỗ, chế biến gỗ, wood technology, wood science',
  'người máy | UAV, UAVs',
  // Medicine and care.
  'y khoa | anaesthesia, anesthesia, anaesthesiology, anesthesiology, anaesthetist, gây mê, gây mê hồi sức, bác sĩ gây mê, cardiology, dermatology, obstetrics, gynaecology, gynecology, obstetrics and gynaecology, sản phụ khoa, bác sĩ sản phụ khoa, oncology, oncologist, urology, endocrinology, tai mũi họng, bác sĩ tai mũi họng, embryology, hỗ trợ sinh sản, nghiên cứu lâm sàng, hồi sức',
  'y học cổ truyền | traditional medicine, herbal medicine, naturopathy, naturopath, bốc thuốc, dược cổ truyền',
  'dược | dược liệu, dược lý, dược lý học',
  'nha khoa | orthodontics, chỉnh nha, niềng răng',
  'thẩm mỹ | dermal therapy, dermal science, skin therapy, skincare, skin care',
  'cấp cứu | emergency care, emergency services, hồi sức cấp cứu, cấp cứu hồi sức',
  'tâm lý | clinical psychology, tâm lý lâm sàng, tâm lý học lâm sàng, hypnosis',
  'tư vấn tâm lý | hướng nghiệp, tư vấn hướng nghiệp, career counselling, life coaching, life coach',
  // Money and offices.
  'kế toán | internal audit, internal auditing, kiểm toán nội bộ, kiểm soát nội bộ, thuế quốc tế, international taxation, kế toán pháp lý, kế toán điều tra, forensic accounting',
  'tài chính | public finance, microfinance, tài chính vi mô, islamic finance, green finance, tài chính xanh, sustainable finance, tài chính bền vững, business valuation',
  'đầu tư | securities, securities trading, môi giới tài chính',
  'toán tài chính | kỹ thuật tài chính',
  'bảo hiểm | phân tích rủi ro, risk analysis, risk assessment',
  'bất động sản | định giá tài sản, property valuation, real estate valuation',
  'kỹ thuật công nghiệp | quality management, quality engineering, quality engineer',
  'quản trị kinh doanh | quản lý thay đổi, franchise, franchising, nhượng quyền, kinh doanh nhượng quyền, quản lý hợp đồng, nonprofit management, doanh nghiệp xã hội',
  'tiếp thị | quản lý sản phẩm, hàng xa xỉ, luxury management',
  'khách sạn | công viên giải trí',
  'du lịch | travel agency, mountain guide',
  // Arts.
  'múa | choreography, choreograph',
  'âm nhạc | singing, vocals, vocal, vocal performance, hợp xướng, choir, learn singing, voice training, sound design, thiết kế âm thanh',
  'nghệ thuật biểu diễn | puppetry, múa rối',
  'làm phim | directing, film directing, screenplay',
  'mỹ thuật | glass art, glass making',
  'thiết kế sản phẩm | shoe design, shoe designer',
  'nội thất | exhibition design, thiết kế triển lãm',
  // The forces.
  'quân sự | navy, air force, không quân, đặc nhiệm, quốc phòng, an ninh quốc phòng, quốc phòng an ninh, defence, national defence, bomb disposal',
  'tư pháp hình sự | đặc vụ, secret agent',
  'thiên tai | quản lý khẩn cấp, quản lý tình huống khẩn cấp',
  // Sport.
  'thể thao | coaching, sports coaching, golf, pilates, bodybuilding, surfing, cưỡi ngựa',
  'quản lý thể thao | quản lý bóng đá, football management, golf management, stadium management, fitness management, quản lý phòng gym, quản lý phòng tập',
  'lập trình game | e-sports, thể thao điện tử, game thủ chuyên nghiệp',
  // Living things and food.
  'làm vườn | floriculture, flower arrangement, floral design, hoa lan, trồng hoa lan',
  'khoa học cây trồng | seed technology, seed science, plant protection, trồng nấm, mushrooms, mushroom growing',
  'động vật học | entomology, côn trùng',
  'công nghệ thực phẩm | meat science',
  'pha chế | cà phê, học cà phê',
];
